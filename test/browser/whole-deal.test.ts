import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventsBody, TableBody } from "../../shared/protocol/server-messages.ts";
import { type Mailbox, mailbox } from "../notify/support/mailboxes.ts";
import { type Receiver, startReceiver } from "../notify/support/receiver.ts";
import { varsFor } from "../notify/support/senders.ts";
import { launchBrowser } from "./support/browser.ts";
import { openMenu, takeTurn } from "./support/by-name.ts";
import { type ClockServer, DAY, HOUR, startClockServer } from "./support/clock-server.ts";
import { type Notifications, notificationsOf, subscribesAt } from "./support/notifications.ts";
import { openTable, sitDown } from "./support/opening.ts";
import { DESKTOP, goodbye, newPlayer, PHONE, type Player } from "./support/player.ts";

// A whole deal as three friends play it over weeks: nobody has a page open; the push comes, the page is opened from it, a turn is
// taken and the page is closed. One of them uses two devices, one stays away until a bot plays on, one loses everything that
// scripts can write.

let receiver: Receiver;
let server: ClockServer;
let browser: Browser;

beforeAll(async () => {
  receiver = await startReceiver();
  [server, browser] = await Promise.all([
    startClockServer({ vars: varsFor(receiver.origin) as Record<string, string> }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await receiver?.close();
});

/** What a device was sent, as its browser has decrypted it. */
interface Message {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Somebody with a device that tells when it is their turn. */
interface Person {
  readonly name: string;
  readonly device: Player;
  readonly box: Mailbox;
  /** Null once the service worker is gone. */
  notifications: Notifications | null;
  /** What has come and was not acted upon yet. */
  readonly unread: Message[];
  received: number;
}

const CALM = { reducedMotion: "reduce", locale: "en-GB", timezoneId: "Europe/Berlin" } as const;

async function arrive(name: string, kind: typeof PHONE): Promise<Person> {
  const device = await newPlayer(browser, { ...kind, ...CALM, serviceWorkers: "allow" });
  const box = mailbox(receiver.origin);
  await subscribesAt(device, box);
  await server.follow(device.context);
  return { name, device, box, notifications: null, unread: [], received: 0 };
}

/** Somebody who sits has this device tell of it, and closes the page. */
async function wantsToBeTold(person: Person): Promise<void> {
  const { page } = person.device;
  person.notifications = await notificationsOf(person.device, server.url);
  await page.goto(`${server.url}/told`);
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("This device tells you when it is your turn.").waitFor();
  await page.goto("about:blank");
}

type Told = readonly [Person, Message];

/** Waits until one of them is told something, and takes note of it; nobody else is told the same. */
async function told(people: readonly Person[], what: string): Promise<Told> {
  const found: Told[] = [];
  await expect
    .poll(async () => {
      for (const person of people) {
        await collect(person);
        const at = person.unread.findIndex(({ title }) => title.startsWith(`${what} ·`));
        const [message] = at === -1 ? [] : person.unread.splice(at, 1);
        if (message) found.push([person, message]);
      }
      return found.length;
    })
    .toBe(1);
  return found[0] as Told;
}

async function collect(person: Person): Promise<void> {
  const received = await person.box.received();
  // What could not be decrypted would be no JSON; a card is never among it.
  for (const { text } of received.slice(person.received)) {
    expect(text).not.toMatch(/"[CSHD][AKQJT987]"|clubs|spades|hearts|diamonds/);
    person.unread.push(JSON.parse(text));
  }
  person.received = received.length;
}

/** Opens the page that a message leads to: by a click on the notification, as long as there is somebody to show it. */
async function openFrom({ device, notifications }: Person, message: Message): Promise<Page> {
  let url = server.url + message.path;
  if (notifications) {
    const before = (await notifications.screen()).shown.length;
    await notifications.push(JSON.stringify(message));
    await expect
      .poll(async () => (await notifications.screen()).shown.slice(before))
      .toMatchObject([{ title: message.title }]);
    await notifications.click();
    url = (await notifications.screen()).opened.at(-1) ?? "";
  }
  const page = await device.context.newPage();
  await page.goto(url);
  return page;
}

/**
 * Deletes all that scripts could have written; the cookie, which only the server writes, stays. A browser would end its
 * subscription as well: from then on what comes stands for the same message read elsewhere, and its address is opened.
 */
async function loseStorage(person: Person): Promise<void> {
  const { context, page } = person.device;
  const devtools = await context.newCDPSession(page);
  const storageTypes = "file_systems,indexeddb,local_storage,service_workers,cache_storage";
  await devtools.send("Storage.clearDataForOrigin", { origin: server.url, storageTypes });
  await devtools.detach();
  person.notifications = null;
  const left = await context.storageState({ indexedDB: true });
  expect(left.origins).toEqual([]);
  expect(left.cookies).toHaveLength(1);
}

test("a whole deal over weeks, every turn from a message to a closed page", async () => {
  const anna = await arrive("Anna", PHONE);
  const ben = await arrive("Ben", DESKTOP);
  const carla = await arrive("Carla", PHONE);
  const people = [anna, ben, carla];
  const wanted = { name: "Anna", deals: 1, pace: "days" } as const;
  const [forBen = "", forCarla = ""] = await openTable(anna.device.page, server.url, wanted);
  const table = new URL(anna.device.page.url()).pathname.slice(3);
  await wantsToBeTold(anna);
  await sitDown(ben.device.page, forBen, "Ben");
  await wantsToBeTold(ben);
  const laptop = await addDevice(ben);
  await sitDown(carla.device.page, forCarla, "Carla");
  await carla.device.page.getByText("(in 3 days)").waitFor();
  if (await carla.device.page.getByText("Your turn, until").isVisible())
    await takeTurn(carla.device.page);
  await wantsToBeTold(carla);

  const ask = async <T>(path = ""): Promise<T> =>
    (await (await fetch(`${server.url}/api/tables/${table}${path}`)).json()) as T;
  const log = async () => (await ask<EventsBody>("/events?after=0")).events;
  const count = async (type: string) => (await log()).filter((event) => event.type === type).length;
  const isAway = async () => (await ask<TableBody>()).state.players[2]?.away ?? false;
  const whose = async () => people[(await ask<TableBody>()).state.deal?.toAct[0] ?? 3];

  /** Whose turn it is once the bot has acted that may play for Carla: it does at once, while the player still looks. */
  const afterBots = async () => {
    if (await isAway()) await expect.poll(whose).not.toBe(carla);
    return whose();
  };
  let turns = 0;
  /** A day after the message somebody opens the page from it, acts, and closes it. */
  const turn = async ([who, message]: Told) => {
    await server.pass(DAY - HOUR);
    turns += 1;
    const isElsewhere = who === ben && turns % 2 === 0;
    const page = await (isElsewhere ? openFromList(laptop) : openFrom(who, message));
    await page.getByText("(in 2 days)").waitFor();
    do await takeTurn(page);
    while ((await afterBots()) === who);
    await page.close();
  };

  // The auction, and the first cards. On the way Anna loses everything but the cookie.
  let next = await told(people, "Your turn");
  for (; next[0] !== carla || (await count("played")) < 3; next = await told(people, "Your turn")) {
    if (next[0] === anna && anna.notifications && (await count("played")) > 0)
      await loseStorage(anna);
    await turn(next);
  }

  // Carla stays away: she is reminded three times, her vacation goes by, then a bot plays this one turn for her.
  await server.pass(3 * DAY);
  for (const text of ["Half of your time is over.", "A fifth of", "Your time is nearly up."])
    expect((await told([carla], "Still your turn"))[1].body).toContain(text);
  expect(await count("stoodIn")).toBe(0);
  await server.pass(10 * DAY);
  expect(await count("vacationTaken")).toBe(10);
  expect(await count("stoodIn")).toBe(1);
  // If it has taken the trick for her, it is her turn once more.
  while ((await whose()) === carla) await server.pass(3 * DAY);
  next = await told([anna, ben], "Your turn");

  // The others agree that a bot goes on for her; she has two days to come back.
  await server.pass(DAY);
  const asks = await openFrom(...next);
  const menu = await openMenu(asks, "Pause, take back, seats");
  await menu.getByRole("button", { name: "A bot goes on" }).last().click();
  await menu.getByText("Carla is told, and has time to come back.").waitFor();
  await menu.getByRole("button", { name: "Ask" }).click();
  await menu.getByText("Still to answer").waitFor();
  await asks.keyboard.press("Escape");
  await takeTurn(asks);
  await asks.close();
  const forHer = await told([carla], "The others want to go on without you");
  const agrees = await openFrom(...(await told([anna, ben], "Your vote is needed")));
  // On a phone the vote is one line over the table until it is looked at.
  const agree = agrees.getByRole("button", { name: "Agree" });
  const look = agrees.getByRole("button", { name: "See it" });
  await agree.or(look).first().waitFor();
  if (await look.isVisible()) await look.click();
  await agree.click();
  await agrees.getByText("It happens, unless Carla comes back").first().waitFor();
  await agrees.close();
  const voted = (await ask<TableBody>()).state.votes[0]?.closesAt ?? 0;
  while ((await count("seatLeft")) === 0) {
    if ((await whose()) === carla) await server.pass(voted - (await server.now()));
    else await turn(await told([anna, ben], "Your turn"));
  }

  // A bot plays for her now, and nobody asks her. She comes back and takes her seat back.
  await collect(carla);
  carla.unread.length = 0;
  await turn(await told([anna, ben], "Your turn"));
  await collect(carla);
  expect(carla.unread).toEqual([]);
  const back = await openFrom(...forHer);
  await back.getByText("A bot plays for you.").waitFor();
  await back.getByRole("button", { name: "Take my seat back" }).click();
  await back.getByText("A bot plays for you.").waitFor({ state: "detached" });
  if ((await whose()) === carla) await takeTurn(back);
  await back.close();

  while ((await count("dealEnded")) === 0) await turn(await told(people, "Your turn"));
  // Whoever played the last card saw it; the others are told.
  const events = await log();
  const last = events.findLast((event) => event.type === "played");
  for (const person of people.filter((_, seat) => seat !== last?.seat)) {
    const over = await openFrom(...(await told([person], "The series is over")));
    await over.getByRole("button", { name: "To the final sheet" }).click();
    await over.getByRole("heading", { name: /the series\.$|share the win/ }).waitFor();
    await over.close();
  }
  expect(await count("played")).toBe(30);
  expect(await count("returned")).toBe(1);
  expect(Number(last?.at) - Number(events[0]?.at)).toBeGreaterThan(21 * DAY);
  // Nobody was told anything that nobody waited for.
  expect(people.flatMap(({ unread }) => unread)).toEqual([]);
  await goodbye(anna.device, ben.device, carla.device, laptop);
}, 480_000);

/** A second device of the same player, added by a link that the first one shows. */
async function addDevice({ device }: Person): Promise<Player> {
  const shows = await device.context.newPage();
  await shows.goto(`${server.url}/devices`);
  await shows.getByRole("button", { name: "Make a link" }).click();
  const link = await shows
    .getByRole("textbox", { name: "Link for your other device" })
    .inputValue();
  const other = await newPlayer(browser, { ...DESKTOP, ...CALM });
  await other.page.goto(link);
  await other.page.getByRole("button", { name: "Add this device" }).click();
  await other.page.getByText("This device is yours now").waitFor();
  await Promise.all([shows.close(), other.page.close()]);
  await server.follow(other.context);
  return other;
}

/** Somebody who comes by himself finds the table on the list of his tables. */
async function openFromList({ context }: Player): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.url);
  await page
    .getByRole("region", { name: "Waiting for you" })
    .getByRole("link", { name: /^with Anna and Carla/ })
    .click();
  return page;
}
