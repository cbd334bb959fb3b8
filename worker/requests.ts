import type { CommandBody } from "../shared/protocol/messages.ts";
import type { Invited, SeatBot } from "../shared/protocol/seating-messages.ts";
import { assertNever } from "../shared/skat/refusal.ts";
import type { Seat } from "../shared/skat/seats.ts";
import { actHere } from "./act.ts";
import { type Answer, refusal, refusedAs } from "./answer.ts";
import { type Credentials, viewerOf } from "./keys.ts";
import { invite, listInvites, seatBot, withdraw } from "./manage.ts";
import { eraseMe, rename } from "./people.ts";
import { type Personal, personal } from "./personal.ts";
import { dealHere, eventsHere, seriesHere, viewHere } from "./reading.ts";
import { type Memory, recall, type Table } from "./table.ts";
import { type WebhookWish, webhookHere } from "./table-webhook.ts";

/** What can be asked of a table that is open. */
export type TableRequest = Reading | BySeat;

/** What anybody may ask who may look. */
type Reading =
  | { readonly kind: "view" }
  | { readonly kind: "events"; readonly after: number }
  | { readonly kind: "deal"; readonly n: number }
  | { readonly kind: "series"; readonly named: boolean };

/** What only somebody with a seat may ask. */
type BySeat =
  | { readonly kind: "act"; readonly asked: CommandBody }
  | { readonly kind: "seat-bot"; readonly asked: SeatBot }
  | { readonly kind: "invites" }
  | { readonly kind: "invite"; readonly asked: Invited }
  | { readonly kind: "withdraw"; readonly asked: Invited }
  | { readonly kind: "rename"; readonly name: string }
  | { readonly kind: "erase" }
  | { readonly kind: "webhook"; readonly wish: WebhookWish }
  | { readonly kind: "personal"; readonly wish: Personal };

/** Answers one request, whoever sends it. */
export function answerTo(table: Table, credentials: Credentials, request: TableRequest): Answer {
  const memory = recall(table);
  if (!memory) return refusal("TABLE_UNKNOWN");
  // A finished deal hides nothing from anybody.
  if (request.kind === "deal") return dealHere(table, memory, request.n);
  if (request.kind === "series") return seriesHere(table, memory, request.named);
  const looking = viewerOf(table.host, memory, credentials);
  if (!looking.ok) return refusedAs(looking.refusal);
  const viewer = looking.value;
  if (request.kind === "view") return viewHere(table, memory, viewer);
  if (request.kind === "events") return eventsHere(table, memory, viewer, request.after);
  if (viewer !== "public") return answerToSeat(table, memory, viewer, request);
  return refusal(credentials.origin === null ? "NOT_SEATED" : "ORIGIN_NOT_ALLOWED");
}

function answerToSeat(table: Table, memory: Memory, seat: Seat, request: BySeat): Answer {
  switch (request.kind) {
    case "act":
      return actHere(table, memory, seat, request.asked);
    case "seat-bot":
      return seatBot(table, memory, seat, request.asked);
    case "invites":
      return listInvites(table, seat);
    case "invite":
      return invite(table, memory, seat, request.asked);
    case "withdraw":
      return withdraw(table, seat, request.asked);
    case "rename":
      return rename(table, memory, seat, request.name);
    case "erase":
      return eraseMe(table, memory, seat);
    case "webhook":
      return webhookHere(table, memory, seat, request.wish);
    case "personal":
      return personal(table, memory, seat, request.wish);
    default:
      return assertNever(request);
  }
}
