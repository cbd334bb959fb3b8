import Bowser from "bowser";
import type { Edge } from "../reply.ts";

/** Longer names do not fit into a line of the list. */
const LONGEST = 40;

/** How browsers are called where their makers call them otherwise. */
const SHORT: Readonly<Record<string, string>> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
};

export const deviceNameIn = (c: Edge): string => deviceName(c.req.header("user-agent"));

/** What a device is called in the list: "iPhone, Safari"; empty where the browser does not say. It is a guess. */
function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return "";
  const { browser, os, platform } = Bowser.parse(userAgent);
  const machine = platform.vendor === "Apple" ? platform.model : os.name;
  const program = browser.name && (SHORT[browser.name] ?? browser.name);
  const parts = [machine, program].filter((part) => part !== undefined && part !== "");
  return parts.join(", ").slice(0, LONGEST);
}
