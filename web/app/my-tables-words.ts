import type { MyTable } from "../../shared/protocol/inbox-messages.ts";
import { listOf } from "../messages/lists.ts";
import { t } from "../messages/messages.ts";

// What a line of My tables says.

/** With whom one plays there: what a table is called. */
export function peopleAt({ players, seat }: MyTable): string {
  const others = players.filter((player) => player.seat !== seat);
  const people = others.filter(({ kind }) => kind === "human").map(({ name }) => name);
  const bots = others.length - people.length;
  const names = bots === 0 ? people : [...people, t("mine.bots", { bots })];
  return names.length === 0 ? t("mine.alone") : t("mine.others", { names: listOf(names) });
}

/** Which deal it is; empty between the deals. */
export function dealAt({ n, deals }: MyTable): string {
  if (n === null) return "";
  return deals === null ? t("mine.dealOpen", { n }) : t("mine.deal", { n, deals });
}

/** What is waited for, but for the player's own turn. */
export function waitingAt(line: MyTable): string {
  const { phase, chairs, players, waitingFor } = line;
  if (phase === "finished") return t("mine.finished");
  if (phase === "paused") return t("mine.paused");
  if (phase === "seating") return t("mine.seating", { free: chairs - players.length });
  if (line.votes.some(({ isAtStake }) => isAtStake)) return t("mine.seatVote");
  if (line.isOwnTurn) return t("mine.yourTurn");
  if (line.votes.some(({ isAsked }) => isAsked)) return t("mine.vote");
  const names = players.filter(({ seat }) => waitingFor.includes(seat)).map(({ name }) => name);
  return names.length === 0 ? "" : t("mine.turnOf", { name: listOf(names) });
}
