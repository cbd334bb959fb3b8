import type { Seat } from "../../shared/skat/seats.ts";
import { t } from "../messages/messages.ts";
import type { Happening } from "../store/journal.ts";
import { voteName, voteQuestion } from "./vote-words.ts";

type NameOf = (seat: Seat) => string;

/**
 * What happened, in a sentence; empty for what nobody need be told.
 * @param all everything that happened, where a vote that ended finds its beginning
 */
export function happeningText(event: Happening, all: readonly Happening[], name: NameOf): string {
  switch (event.type) {
    case "zoneSet":
    // That a bot acts was told when the time was up, or when it went on for good.
    case "stoodIn":
      return "";
    case "seated":
      return t("history.seated", { name: name(event.seat), n: event.seat + 1 });
    case "vacationTaken":
      return t("history.vacation", { name: name(event.seat), days: event.days });
    case "timedOut":
      return t("history.timedOut", { name: name(event.seat), did: event.did });
    case "voteCalled": {
      const { kind, seat, about = null } = event;
      return voteQuestion({ kind, by: seat, about }, name);
    }
    case "voted":
      return t("history.voted", { name: name(event.seat), agree: event.agree ? "yes" : "no" });
    case "voteEnded":
      return t("history.voteEnded", {
        outcome: event.outcome,
        what: voteName(event.kind, aboutIn(event.vote, all, name)),
      });
    case "seatLeft":
      return t("history.left", { name: name(event.seat), free: event.free ? "yes" : "no" });
    case "returned":
      return t("history.returned", { name: name(event.seat) });
    case "paused":
      return t("history.paused");
    case "resumed":
      return t("history.resumed");
    case "seriesEnded":
      return t("history.seriesEnded");
    case "takenBack":
      return t("history.takenBack", { name: name(event.seat), undone: event.undone });
    case "expiryWarned":
      return t("history.warned");
    case "tableKept":
      return t("history.kept");
  }
}

/** Whom a vote was about, by the event that called it; empty if it was about nobody. */
function aboutIn(vote: number, all: readonly Happening[], name: NameOf): string {
  const called = all.find((event) => event.seq === vote);
  const about = called?.type === "voteCalled" ? called.about : undefined;
  return about === undefined ? "" : name(about);
}
