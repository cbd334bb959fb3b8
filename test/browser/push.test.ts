import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { PushPayload } from "../../shared/protocol/push-payload.ts";
import { violations } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { type Notifications, notificationsOf, type WithScreen } from "./support/notifications.ts";
import {
  DESKTOP,
  forget,
  forgetNetTrouble,
  goodbye,
  newPlayer,
  PHONE,
  type Player,
} from "./support/player.ts";

const server = inject("server");
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const PAYLOAD: PushPayload = {
  v: 1,
  title: "Du bist dran · Anna und Bert",
  body: "Spiel 3 von 36. Bis Di., 1. Dez., 18:00.",
  language: "de",
  tag: "abcdef",
  path: "/t/abcdef",
  stop: "/stop/abc",
  words: { open: "Zum Tisch", stop: "Nicht mehr melden" },
};

async function device(): Promise<Player & Notifications> {
  const player = await newPlayer(browser, { ...DESKTOP, serviceWorkers: "allow" });
  return { ...player, ...(await notificationsOf(player, server.url)) };
}

test("a message is shown in the player's words, with the way to the table and the way to end them", async () => {
  const { push, screen, ...player } = await device();
  await push(JSON.stringify(PAYLOAD));
  await expect.poll(async () => (await screen()).shown).toHaveLength(1);
  const [{ title = "", options = {} } = {}] = (await screen()).shown;
  expect(title).toBe(PAYLOAD.title);
  expect(options).toMatchObject({
    ...{ body: PAYLOAD.body, lang: "de" },
    // One notification a table, and it rings again when there is news.
    ...{ tag: "abcdef", renotify: true },
    actions: [
      { action: "open", title: "Zum Tisch" },
      { action: "stop", title: "Nicht mehr melden" },
    ],
  });
  const icon = await fetch(new URL(`${options["icon"]}`, server.url));
  expect(icon.headers.get("content-type")).toBe("image/png");
  await goodbye(player);
});

test("what cannot be read is shown as well, for browsers end what shows nothing", async () => {
  const { push, screen, click, ...player } = await device();
  const unread = ["", "{}", '{"v":2,"title":"later"}', "not JSON"];
  for (const data of unread) await push(data);
  const titles = async () => (await screen()).shown.map(({ title }) => title);
  await expect.poll(titles).toEqual(unread.map(() => "Fernskat"));
  await click();
  await expect.poll(async () => (await screen()).focused).toEqual([`${server.url}/`]);
  await goodbye(player);
});

test("a click goes to the table: to its page if it is open, else to a new one", async () => {
  const { push, screen, click, page, ...player } = await device();
  const path = "/rules";
  await push(JSON.stringify({ ...PAYLOAD, path }));
  await expect.poll(async () => (await screen()).shown).toHaveLength(1);
  await click();
  await expect
    .poll(() => screen())
    .toMatchObject({ opened: [`${server.url}${path}`], focused: [] });
  await page.goto(server.url + path);
  await click("open");
  await expect.poll(() => screen()).toMatchObject({ focused: [`${server.url}${path}`] });
  await goodbye({ ...player, page });
});

test("nobody is led away from this server, whatever a message says", async () => {
  const { push, screen, click, ...player } = await device();
  await push(JSON.stringify({ ...PAYLOAD, path: "https://evil.example/t/abcdef" }));
  await expect.poll(async () => (await screen()).shown).toHaveLength(1);
  await click();
  await expect.poll(async () => (await screen()).opened).toEqual([`${server.url}/t/abcdef`]);
  await goodbye(player);
});

test("one tap ends the messages; where that fails, the page for it opens", async () => {
  const { push, screen, click, context, ...player } = await device();
  const asked: string[] = [];
  let status = 200;
  await context.route("**/stop/*", async (route) => {
    const request = route.request();
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    await route.fulfill({ status });
  });
  await push(JSON.stringify(PAYLOAD));
  await expect.poll(async () => (await screen()).shown).toHaveLength(1);
  await click("stop");
  expect(asked).toEqual(["POST /stop/abc"]);
  await expect.poll(async () => (await screen()).opened).toEqual([]);
  status = 500;
  await click("stop");
  await expect.poll(async () => (await screen()).opened).toEqual([`${server.url}/stop/abc`]);
  forgetNetTrouble({ ...player, context });
  await goodbye({ ...player, context });
});

test("a subscription that the browser has changed is made known, or made anew", async () => {
  const { worker, context, ...player } = await device();
  const told: unknown[] = [];
  await context.route("**/api/me/push", async (route) => {
    told.push([route.request().method(), route.request().postDataJSON()]);
    await route.fulfill({ status: 200, body: "{}" });
  });
  const asked = await worker.evaluate(async () => {
    const here = self as unknown as WithScreen;
    const asked: unknown[] = [];
    here.registration.pushManager.subscribe = async (options: unknown) => {
      asked.push(options);
      return { endpoint: "https://push.example/anew" };
    };
    const changed = async (detail: object) => {
      let work: Promise<unknown> | undefined;
      const waitUntil = (promise: Promise<unknown>) => {
        work = promise;
      };
      here.dispatchEvent(
        Object.assign(new Event("pushsubscriptionchange"), { ...detail, waitUntil }),
      );
      await work;
    };
    await changed({ newSubscription: { endpoint: "https://push.example/new" } });
    await changed({ oldSubscription: { options: { applicationServerKey: "key" } } });
    return asked;
  });
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: "key" }]);
  expect(told).toEqual([
    ["PUT", { endpoint: "https://push.example/new" }],
    ["PUT", { endpoint: "https://push.example/anew" }],
  ]);
  await goodbye({ ...player, context });
});

test("the pages behind the links in messages need neither a script nor good eyes", async () => {
  const { page, ...player } = await newPlayer(browser, PHONE);
  await page.goto(`${server.url}/stop/nothing`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
  await expect.poll(() => page.locator("script").count()).toBe(0);
  await expect.poll(() => violations(page)).toEqual([]);
  await page.getByRole("link").click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  forget({ ...player, page }, /status of 404/);
  await goodbye({ ...player, page });
});
