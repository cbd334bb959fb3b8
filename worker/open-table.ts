import { bytesToHex } from "@noble/hashes/utils.js";
import { dealAgain, rulesAgain } from "../shared/protocol/deal-again.ts";
import type { OpenTable } from "../shared/protocol/messages.ts";
import type { TableOpenedBody } from "../shared/protocol/server-messages.ts";
import { accepted, type Result } from "../shared/skat/refusal.ts";
import { type Seat, seatsOf } from "../shared/skat/seats.ts";
import { type Newcomer, openTable } from "../shared/table/opening.ts";
import { type BotLevel, completeRules, type TableRules } from "../shared/table/rules.ts";
import { type Answer, answer, refusal, refusedAs } from "./answer.ts";
import { append } from "./append.ts";
import { DEFAULT_LEVEL } from "./bot-turn.ts";
import type { TableHost } from "./host.ts";
import { addInbox } from "./inboxes.ts";
import { addInvite, inviteUrl } from "./invites.ts";
import { addKey, seatOfKey } from "./keys.ts";
import { newPerson, setName } from "./people.ts";
import type { InboxAddress } from "./player/identity.ts";
import { layOut } from "./schema.ts";
import { derivedSecret, hashOfDevice, hashOfSecret, SECRET_BYTES } from "./secrets.ts";
import { blankMemory, type Memory, recall, type Table } from "./table.ts";
import { startWebhook } from "./table-webhook.ts";
import type { FreshWebhook } from "./webhook-row.ts";
import { wallClock } from "./zones.ts";

/** Called so until somebody gives it another name. */
export const BOT_NAME = "Bot";

/** A chair as it was asked for. */
interface Chair {
  readonly kind: "human" | "bot";
  readonly name?: string;
  readonly level?: BotLevel;
}

/** Who opens a table, and with what he can prove later that it was him. */
export interface Opener {
  /** Made by the client; otherwise it is derived from the device, so that the same browser gets the same one again. */
  readonly token?: string | undefined;
  /** The secret of his browser, or one made for this request. */
  readonly device: string;
  /** Where he hears of the table; left out for programs. */
  readonly inbox?: InboxAddress | undefined;
}

/** Somebody of the series before, whose chair is kept: by the hash of a key he had there. */
export interface Kept {
  readonly hash: string;
  readonly seat: Seat;
  readonly name: string;
}

/** The series whose people play on here. */
interface Earlier {
  readonly table: string;
  readonly kept: readonly Kept[];
}

export interface Opening {
  readonly id: string;
  readonly rules: TableRules;
  /** The code of the deal that is played again here, or null. Its cards are nobody's to know before they are dealt. */
  readonly replay: string | null;
  /** What was asked for, as text: to tell a repetition from another table of the same id. */
  readonly asked: string;
  readonly chairs: readonly Chair[];
  readonly seat: Seat;
  readonly token: string;
  readonly device: string;
  readonly inbox: InboxAddress | undefined;
  /** The opener's IANA zone, if the browser told it. */
  readonly zone?: string | undefined;
  /** Null for a table of its own; otherwise chairs are kept, and nobody is invited yet. */
  readonly earlier: Earlier | null;
  /** What was told of the series before, and goes along. */
  readonly webhook: FreshWebhook | null;
}

/**
 * Opens a table in this object, or says again what a lost answer said (INTERFACE.md, POST /api/tables).
 * @param id the table's id, which is also the object's name
 */
export function openHere(table: Table, id: string, asked: OpenTable, opener: Opener): Answer {
  const { replay = null } = asked;
  const read =
    replay === null ? accepted(completeRules(asked.rules ?? {})) : againFrom(replay, asked);
  if (!read.ok) return refusedAs(read.refusal);
  const rules = read.value;
  const chairs = chairsOf(asked, rules);
  const seat = ownChair(asked, chairs);
  const token = opener.token ?? derivedSecret(opener.device, "token", id, "opener");
  const { device, inbox } = opener;
  const asText = termsOf(rules, chairs, asked);
  const { zone } = asked;
  const opening: Opening = {
    ...{ id, rules, replay, asked: asText, chairs, seat, token, device, inbox, zone },
    ...{ earlier: null, webhook: null },
  };
  const memory = recall(table);
  if (memory) return openedBefore(table, memory, opening);
  return answer(openedBody(openFirst(table, opening), opening), 201);
}

/** What was asked for as text, names left out: those may be erased one day, and nothing else keeps them. */
function termsOf(rules: TableRules, chairs: readonly Chair[], { replay, seat }: OpenTable): string {
  const seated = chairs.map(({ kind, level }) => ({ kind, level }));
  return JSON.stringify({ rules, chairs: seated, replay, seat });
}

/** The rules of a table where a deal is played again, or why its code or what was asked for beside it is no good. */
function againFrom(code: string, { rules = {}, from }: OpenTable): Result<TableRules> {
  const again = dealAgain(code);
  return again.ok ? rulesAgain(again.value, rules, from) : again;
}

/** The chairs as asked for; those not mentioned are for people (but a duel has its bot), the first of them for the caller. */
function chairsOf(asked: OpenTable, { players, duel }: TableRules): readonly Chair[] {
  const { seats, name } = asked;
  const chairs = seatsOf(players).map(
    (seat): Chair => seats?.[seat] ?? { kind: seat === duel ? "bot" : "human" },
  );
  const own = ownChair(asked, chairs);
  return chairs.map((chair, seat) => (seat === own && name ? { ...chair, name } : chair));
}

/** The chair the caller takes: the one he asks for, else the first for a human. */
function ownChair({ seat }: OpenTable, chairs: readonly Chair[]): Seat {
  return seat ?? (chairs.findIndex(({ kind }) => kind === "human") as Seat);
}

/** Lays the table out and seats its opener and the bots. */
export function openFirst(table: Table, opening: Opening): Memory {
  const { host } = table;
  const { id, rules, asked, chairs, seat: opener, zone, earlier } = opening;
  const memory = host.transact(() => {
    layOut(host);
    host.sql(
      "INSERT INTO opening(id, secret, asked, opener, earlier, replay) VALUES (1, ?, ?, ?, ?, ?)",
      bytesToHex(host.random(SECRET_BYTES)),
      asked,
      opener,
      earlier?.table ?? null,
      opening.replay,
    );
    for (const { hash, seat, name } of earlier?.kept ?? [])
      host.sql("INSERT OR IGNORE INTO kept(hash, seat, name) VALUES (?, ?, ?)", hash, seat, name);
    const memory = blankMemory(host, id, rules.players);
    const offsets = wallClock(host, rules, zone);
    const seated = chairs
      .flatMap((chair, seat) => newcomer(host, chair, seat as Seat, opener))
      .map((one) => (one.seat === opener && offsets ? { ...one, offsets } : one));
    append(table, memory, (_, context) => accepted(openTable(id, rules, seated, context)));
    for (const { seat, person, kind } of seated)
      setName(host, person, chairs[seat]?.name ?? (kind === "bot" ? BOT_NAME : ""));
    giveKeys(host, memory, opening);
    if (opening.webhook) startWebhook(table, memory, opening.webhook);
    return memory;
  });
  table.memory = memory;
  return memory;
}

function newcomer(host: TableHost, chair: Chair, seat: Seat, opener: Seat): readonly Newcomer[] {
  const { kind } = chair;
  if (kind === "human" && seat !== opener) return [];
  const level = kind === "bot" ? { level: chair.level ?? DEFAULT_LEVEL } : {};
  return [{ seat, person: newPerson(host), kind, ...level, nonce: "" }];
}

/**
 * A repeated opening. The opener's own token or browser gets the same answer for ever; somebody without either only as
 * long as nobody can have seen the first answer: the opener never acted and nobody followed an invitation.
 */
function openedBefore(table: Table, memory: Memory, opening: Opening): Answer {
  const { host } = table;
  const { id, token, device } = opening;
  const [first] = host.sql<{ asked: string; opener: Seat; used: number }>(
    "SELECT asked, opener, used FROM opening",
  );
  if (!first) throw new Error("A table that was never opened.");
  const isOpener = [hashOfSecret(id, token), hashOfDevice(id, device)].some(
    (hash) => seatOfKey(host, memory, hash) === first.opener,
  );
  const othersSit = memory.state.players.some(
    (player) => player?.kind === "human" && player.seat !== first.opener,
  );
  if (!isOpener && (first.used === 1 || othersSit))
    return refusal("SEAT_TAKEN", { seat: first.opener });
  if (first.asked !== opening.asked) return refusal("ID_REUSED");
  host.transact(() => giveKeys(host, memory, opening));
  return answer(openedBody(memory, opening), 201);
}

/** Notes by their hashes what opens the opener's seat and the empty chairs; what is known already stays as it is. */
function giveKeys(host: TableHost, memory: Memory, opening: Opening): void {
  const { id, seat, token, device, inbox } = opening;
  const person = memory.state.players[seat]?.person;
  if (person === undefined) throw new Error("The opener has to sit.");
  const holder = { seat, person, device: inbox?.device ?? null };
  addKey(host, hashOfSecret(id, token), holder);
  addKey(host, hashOfDevice(id, device), holder);
  addInbox(host, memory, person, inbox);
  for (const { seat: chair, secret } of invitesOf(opening))
    addInvite(host, hashOfSecret(id, secret), chair);
}

/** One invitation for every other human chair, and the group's. */
function invitesOf({ id, chairs, seat: opener, token, earlier }: Opening) {
  if (earlier) return [];
  const empty = chairs.flatMap(({ kind }, seat) =>
    kind === "human" && seat !== opener ? [seat as Seat] : [],
  );
  const invited = empty.length > 0 ? [...empty, null] : [];
  return invited.map((seat) => ({
    seat,
    secret: derivedSecret(token, "invite", id, seat ?? "group"),
  }));
}

export function openedBody({ state }: Memory, opening: Opening): TableOpenedBody {
  const { id, rules, seat, token } = opening;
  return {
    table: id,
    seat,
    token,
    commitment: state.proof.commitment,
    url: `/t/${id}`,
    watch: rules.spectators === "link" ? `/t/${id}` : null,
    invites: invitesOf(opening).map((invite) => ({
      seat: invite.seat,
      url: inviteUrl(id, invite.secret),
    })),
  };
}

/** Remembers that the opener has acted: from then on nobody else can be told the answer again. */
export function openerUsed(host: TableHost): void {
  host.sql("UPDATE opening SET used = 1 WHERE used = 0");
}
