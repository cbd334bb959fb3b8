import { expect, test } from "vitest";
import type { NotesBody, PlansBody } from "../../shared/protocol/server-messages.ts";
import type { Card } from "../../shared/skat/cards.ts";
import type { Game } from "../../shared/skat/games.ts";
import { classOf } from "../../shared/skat/order.ts";
import { legalCards } from "../../shared/skat/trick.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { LEADS, type Lead } from "../../shared/table/plans.ts";
import { type Client, greet } from "./support/socket.ts";
import {
  ask,
  bearer,
  call,
  type ErrorReply,
  look,
  playUntil,
  seatEverybody,
  send,
} from "./support/table.ts";
import { eventsOf, evict, typesOf } from "./support/time.ts";

const NONE: PlansBody = { upTo: null, cards: [], forced: false };

const plan = (table: string, token: string, plans: Partial<PlansBody>) =>
  ask<PlansBody & ErrorReply>(
    "PUT",
    `/api/tables/${table}/plans`,
    { ...NONE, ...plans },
    bearer(token),
  );
const plansOf = async (table: string, token: string) =>
  (await ask<PlansBody>("GET", `/api/tables/${table}/plans`, undefined, bearer(token))).body;

/** A table in its first auction: middlehand is to bid, forehand will be asked. */
async function inAuction(rules: object = {}) {
  const seated = await seatEverybody({ rules });
  const { deal } = (await look(seated.table)).state;
  if (!deal) throw new Error("no deal");
  const token = (seat: number) => seated.tokens[seat] ?? "";
  return {
    ...seated,
    ...{ forehand: token(deal.forehand), middlehand: token(deal.middlehand) },
    ...{ rearhand: token(deal.rearhand), deal },
  };
}

test("go up to N: held as long as asked for less, then passed; each step an act with an id of its own", async () => {
  const { table, forehand, middlehand, deal } = await inAuction();
  await plan(table, forehand, { upTo: 22 });
  const { seq } = await look(table);
  await send(table, middlehand, { type: "bid", value: 18 });
  await send(table, middlehand, { type: "bid", value: 20 });
  await send(table, middlehand, { type: "bid", value: 23 });
  const events = await eventsOf(table, forehand, seq);
  expect(typesOf(events)).toEqual(["bid", "held", "bid", "held", "bid", "passed"]);
  const own = events.filter((event) => "seat" in event && event.seat === deal.forehand);
  const ids = own.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^plan-/);
  expect((await eventsOf(table, middlehand, seq)).every((event) => !event.id?.startsWith("plan")));
});

test("two plans meet: the auction is over in one breath", async () => {
  const { table, forehand, middlehand, rearhand } = await inAuction();
  await plan(table, forehand, { upTo: 20 });
  await plan(table, rearhand, { upTo: 0 });
  await plan(table, middlehand, { upTo: 24 });
  const { state } = await look(table);
  expect(state).toMatchObject({ phase: "skat", deal: { bid: 22 } });
});

test("pass whatever comes, all three: the deal is passed in, and the plans were for this deal alone", async () => {
  const { table, forehand, middlehand, rearhand } = await inAuction();
  for (const token of [forehand, rearhand, middlehand]) await plan(table, token, { upTo: 0 });
  const { state } = await look(table);
  expect(state.sheet.rows).toHaveLength(1);
  expect(state).toMatchObject({ phase: "bidding", deal: { n: 2, auction: [] } });
  expect(await plansOf(table, forehand)).toEqual(NONE);
});

test("a plan survives eviction, is the same on every device, and can be changed until it is used", async () => {
  const { table, forehand, middlehand } = await inAuction();
  const phone = await greet(table, forehand);
  await plan(table, forehand, { upTo: 40 });
  await phone.until(() => phone.messages().some(({ kind }) => kind === "plans"));
  expect(phone.messages().at(-1)).toEqual({ kind: "plans", ...NONE, upTo: 40 });
  await evict(table);
  expect(await plansOf(table, forehand)).toEqual({ ...NONE, upTo: 40 });
  await plan(table, forehand, { upTo: 18 });
  await evict(table);
  await send(table, middlehand, { type: "bid", value: 20 });
  expect((await look(table)).state.deal?.auction.at(-1)).toMatchObject({ type: "pass" });
});

test("an id the player has used himself is never taken by a plan", async () => {
  const { table, forehand, middlehand } = await inAuction();
  const { seq } = await look(table);
  await plan(table, middlehand, { upTo: 20 });
  // What the plan would have called its next act.
  const own = `plan-${seq + 3}`;
  const first = await send(table, forehand, { type: "hold" }, own);
  await plan(table, forehand, { upTo: 20 });
  expect((await send(table, forehand, { type: "hold" }, own)).text).toBe(first.text);
  expect((await look(table)).state.deal?.auction.map(({ type }) => type)).toEqual([
    ...["bid", "hold", "bid", "hold", "pass"],
  ]);
});

/** Plays to the second trick and answers who leads it, who is next, and the cards they may play. */
async function inPlay() {
  const seated = await seatEverybody({ rules: { deals: 2 } });
  await playUntil(
    seated,
    ({ state: { deal } }) => deal?.tricks.length === 1 && deal.trick.length === 0,
  );
  const { table, tokens } = seated;
  const { deal } = (await look(table)).state;
  const order = [deal?.forehand, deal?.middlehand, deal?.rearhand];
  const leader = deal?.toAct[0] ?? -1;
  const next = order[(order.indexOf(leader as never) + 1) % 3] ?? -1;
  const token = (seat: number) => tokens[seat] ?? "";
  const hand = (await look(table, token(next))).hand;
  return { table, tokens, leader: token(leader), next: token(next), nextSeat: next, hand };
}

function leadOf(card: Card, game: Game): Lead {
  return classOf(card, game);
}

test("a planned card is played at once when its lead comes, and only once", async () => {
  const { table, leader, next, nextSeat, hand } = await inPlay();
  const led = (await look(table, leader)).legal.find(({ type }) => type === "play");
  if (led?.type !== "play") throw new Error("nothing to lead");
  const game = (await look(table)).state.deal?.contract?.game ?? "G";
  const legal = legalCards(hand, [{ seat: 0, card: led.card }], game);
  const card = legal.at(-1);
  const lead: Lead = leadOf(led.card, game);
  const planned = await plan(table, next, {
    cards: [
      // Neither a lead that does not come nor a card that is not legal then stands in the way.
      { card: hand[0] as Card, lead: (lead === "C" ? "S" : "C") satisfies Lead as Lead },
      ...hand.filter((one) => !legal.includes(one)).map((one) => ({ card: one, lead })),
      { card: card as Card, lead },
    ].slice(-6),
  });
  expect(planned.status).toBe(200);
  const done = await send(table, leader, led);
  expect((await look(table)).state.deal?.trick[1]).toEqual({ seat: nextSeat, card });
  expect(done.body.events).toHaveLength(1);
  expect(await plansOf(table, next)).toEqual(NONE);
});

test("a planned card whose lead does not come is off", async () => {
  const { table, leader, next, hand } = await inPlay();
  const led = (await look(table, leader)).legal.find(({ type }) => type === "play");
  if (led?.type !== "play") throw new Error("nothing to lead");
  // The seat will be asked for the suit led, or for trumps; it has planned for the others only.
  const game = (await look(table)).state.deal?.contract?.game;
  const others = LEADS.filter((lead) => lead !== "any" && lead !== leadOf(led.card, game ?? "G"));
  const cards = others.map((lead) => ({ card: hand[0], lead })) as PlansBody["cards"];
  await plan(table, next, { cards });
  await send(table, leader, led);
  expect((await look(table)).state.deal?.trick).toHaveLength(1);
  // Its owner is told, until he has played.
  expect(await plansOf(table, next)).toEqual({ ...NONE, withdrawn: true });
  const legal = (await look(table, next)).legal.find(({ type }) => type === "play");
  await send(table, next, legal as SeatCommand);
  expect(await plansOf(table, next)).toEqual(NONE);
});

test("a planned card is off when something unexpected happens", async () => {
  const { table, tokens, next, nextSeat, hand } = await inPlay();
  const cards = [{ card: hand[0], lead: "any" }] as PlansBody["cards"];
  await plan(table, next, { cards, forced: true });
  const { deal } = (await look(table)).state;
  const defender = [0, 1, 2].find((seat) => seat !== nextSeat && seat !== deal?.declarer) ?? -1;
  expect((await plansOf(table, next)).cards).toEqual(cards);
  const own = await greet(table, next);
  expect((await send(table, tokens[defender] ?? "", { type: "concede" })).status).toBe(200);
  const withdrawn = { ...NONE, forced: true, withdrawn: true };
  expect(await plansOf(table, next)).toEqual(withdrawn);
  // Every device of his hears of it, and it is known after an eviction too.
  await own.until(() => own.messages().some(({ kind }) => kind === "plans"));
  await evict(table);
  expect(await plansOf(table, next)).toEqual(withdrawn);
  // Planned anew, nothing is missing any more.
  await plan(table, next, { cards });
  expect((await plansOf(table, next)).withdrawn).toBeUndefined();
});

test("what cannot be planned is refused", async () => {
  const { table, next, leader } = await inPlay();
  const foreign = (await look(table, leader)).hand[0];
  const cards = [{ card: foreign, lead: "any" }] as PlansBody["cards"];
  expect(await plan(table, next, { cards })).toMatchObject({
    body: { error: { code: "CARD_NOT_IN_HAND" } },
  });
  expect((await plan(table, next, { upTo: 265 })).status).toBe(400);
  expect((await ask("PUT", `/api/tables/${table}/plans`, NONE)).status).toBe(403);
});

test("forced single cards are played by themselves for whoever wants it, to the end of the series", async () => {
  const seated = await seatEverybody({ rules: { deals: 1 } });
  const { table, tokens } = seated;
  for (const token of tokens) await plan(table, token, { forced: true });
  await playUntil(seated, ({ state }) => state.phase === "playing");
  const acts = await playUntil(seated, ({ state }) => state.phase === "finished");
  // At least the last card of each hand has no alternative.
  expect(acts).toBeLessThanOrEqual(27);
});

test("plans, notes and mutes leave no trace that others can see", async () => {
  const { table, forehand, middlehand, rearhand } = await inAuction();
  const watchers = [middlehand, rearhand, undefined];
  const clients: Client[] = await Promise.all(watchers.map((token) => greet(table, token)));
  const everything = async () => {
    const texts: string[] = [];
    for (const token of watchers) {
      const headers = token ? bearer(token) : {};
      for (const path of [
        "",
        "/events?after=0",
        "/plans",
        "/notes",
        "/mutes",
        "/talk",
        "/deals/1",
      ]) {
        const response = await call(`/api/tables/${table}${path}`, { headers });
        texts.push(`${response.status} ${await response.text()}`);
      }
    }
    return texts;
  };
  const before = await everything();
  const frames = clients.map(({ frames }) => frames.length);
  await plan(table, forehand, { upTo: 264, forced: true });
  await ask(
    "PUT",
    `/api/tables/${table}/notes`,
    { n: 1, text: "watch the clubs" },
    bearer(forehand),
  );
  await ask("PUT", `/api/tables/${table}/mutes`, { seat: 0, muted: true }, bearer(forehand));
  await ask("PUT", `/api/tables/${table}/mutes`, { seat: 1, muted: true }, bearer(forehand));
  expect(await everything()).toEqual(before);
  // A refusal does not tell either.
  const refused = await send(table, rearhand, { type: "hold" });
  await plan(table, forehand, {});
  expect((await send(table, rearhand, { type: "hold" })).text).toBe(refused.text);
  for (const client of clients) client.send("ping");
  for (const client of clients) await client.until(() => client.frames.includes("pong"));
  expect(clients.map(({ frames: all }) => all.length - 1)).toEqual(frames);
});

test("notes are one's own, by deal, survive eviction, and go with the person", async () => {
  const { table, forehand, middlehand } = await inAuction();
  const notes = async (token: string) =>
    (await ask<NotesBody>("GET", `/api/tables/${table}/notes`, undefined, bearer(token))).body
      .notes;
  const note = (token: string, n: number, text: string) =>
    ask<ErrorReply>("PUT", `/api/tables/${table}/notes`, { n, text }, bearer(token));
  await note(forehand, 1, "weak");
  await note(forehand, 1, "weak in hearts");
  await evict(table);
  expect(await notes(forehand)).toEqual([{ n: 1, text: "weak in hearts" }]);
  expect(await notes(middlehand)).toEqual([]);
  expect((await note(forehand, 2, "not dealt yet")).body.error.code).toBe("NOT_NOW");
  await note(middlehand, 1, "mine");
  await note(forehand, 1, "");
  expect(await notes(forehand)).toEqual([]);
  await ask("DELETE", `/api/tables/${table}/name`, undefined, bearer(middlehand));
  expect(await notes(middlehand)).toEqual([]);
});
