import type { Seat } from "../../shared/skat/seats.ts";
import type { VoteKind } from "../../shared/table/votes.ts";
import { t } from "../messages/messages.ts";

/** A vote as far as words about it need to know. */
export interface VoteSaid {
  readonly kind: VoteKind;
  readonly by: Seat;
  readonly about: Seat | null;
}

/** What is asked: "Anna asks for a pause." Names by seat. */
export function voteQuestion({ kind, by, about }: VoteSaid, name: (seat: Seat) => string): string {
  const who = { by: name(by), about: about === null ? "" : name(about) };
  const isOwn = about === by ? "own" : "other";
  switch (kind) {
    case "pause":
      return t("votes.pauseAsked", { by: who.by });
    case "resume":
      return t("votes.resumeAsked", { by: who.by });
    case "take-back":
      return t("votes.takeBackAsked", { by: who.by });
    case "continue-with-bot":
      return t("votes.botAsked", { ...who, isOwn });
    case "replace":
      return t("votes.replaceAsked", { ...who, isOwn });
    case "end-series":
      return t("votes.endAsked", { ...who, isAbout: about === null ? "no" : "yes" });
  }
}

/** The kinds as messages tell them apart. */
const KINDS = {
  "continue-with-bot": "bot",
  replace: "replace",
  "end-series": "end",
  pause: "pause",
  resume: "resume",
  "take-back": "takeBack",
} as const satisfies Record<VoteKind, string>;

/** A vote in two or three words: "a pause", "a bot for Ben". */
export function voteName(kind: VoteKind, about: string): string {
  return t("history.vote", { kind: KINDS[kind], about });
}

/** What a button says that asks for it. */
export function proposalName(kind: VoteKind, whose: "own" | "other" | "nobody"): string {
  return t("votes.propose", { kind: KINDS[kind], whose });
}

/** What comes of it when it passes, to be read before one answers. */
export function voteEffect(kind: VoteKind): string {
  switch (kind) {
    case "pause":
      return t("votes.pauseEffect");
    case "resume":
      return t("votes.resumeEffect");
    case "take-back":
      return t("votes.takeBackEffect");
    case "continue-with-bot":
      return t("votes.botEffect");
    case "replace":
      return t("votes.replaceEffect");
    case "end-series":
      return t("votes.endEffect");
  }
}
