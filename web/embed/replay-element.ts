import { html, type nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { Moment, ReplayAddress } from "../../shared/protocol/replay-address.ts";
import type { Refusal, Result } from "../../shared/skat/refusal.ts";
import type { DeckName } from "../decks/deck.ts";
import { t } from "../messages/messages.ts";
import { refusalText } from "../messages/refusals.ts";
import type { ReplayDeal } from "../replay/replay-deal.ts";
import { readDeal, UNREACHABLE } from "../store/api.ts";
import "../replay/skat-replay.ts";
import { type Address, replayAddress } from "./address.ts";
import { atHost, HousedElement } from "./house.ts";

/** Where a deal that comes with the page takes its cards from: the server this file came from. */
const OWN_ORIGIN = new URL(import.meta.url).origin;

/** What to show: an address, a code, or a record; null for nothing. */
type Asked =
  | { readonly kind: "address"; readonly address: Address<ReplayAddress> }
  | { readonly kind: "code" | "record"; readonly text: string };

/**
 * A finished deal of Skat, to step through: by the address of its replay, by a code, or by a record in ISS notation that
 * stands inside the element.
 *
 * @tag skat-replay
 * @attr {string} lang - The language, `de` or `en` and more; by itself the one the page is in there.
 * @fires {CustomEvent<Moment>} skat-moment - The user went to another place of the deal: `"deal"`, `"end"`, or how many cards have been played.
 * @slot header - Above the deal.
 * @slot footer - Below the deal.
 * @csspart house - The frame around everything.
 * @csspart replay - The deal itself.
 * @csspart bar - The line below the deal.
 * @csspart link - The link "See it at …".
 * @csspart notice - What is said when there is no deal to be seen.
 */
export class ReplayElement extends HousedElement {
  /** The replay's address: `https://HOST/r/TABLE/N`, `https://HOST/r/d/CODE` or `https://HOST/r/#CODE`. */
  @property() accessor src = "";
  /** A replay code; asks no server but for the cards. */
  @property() accessor code = "";
  /** The cards: `french`, `german` or `tournament`. */
  @property() accessor deck: DeckName = "french";

  @state() private accessor shown: ReplayDeal | null = null;
  @state() private accessor refusal: Refusal | null = null;

  #asked: Asked | null = null;
  /** Counts what was asked for, so that a late answer is left alone. */
  #asking = 0;
  readonly #inside = new MutationObserver(() => this.#ask());

  /** The deal that is shown, as `GET /api/tables/ID/deals/N` tells it; null before it is known. */
  get deal(): ReplayDeal | null {
    return this.shown;
  }

  protected override entered(): void {
    this.#inside.observe(this, { childList: true, characterData: true, subtree: true });
    if (this.hasUpdated) this.#ask();
  }

  protected override left(): void {
    this.#inside.disconnect();
    this.#asking += 1;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("src") || changed.has("code")) this.#ask();
  }

  #ask(): void {
    const asked = this.#whatIsAsked();
    if (JSON.stringify(asked) === JSON.stringify(this.#asked) && (this.shown || this.refusal))
      return;
    this.#asked = asked;
    void this.#show(asked);
  }

  #whatIsAsked(): Asked | null {
    const address = this.src === "" ? null : replayAddress(this.src);
    if (address) return { kind: "address", address };
    if (this.src !== "") return null;
    if (this.code !== "") return { kind: "code", text: this.code };
    const text = recordIn(this);
    return text === "" ? null : { kind: "record", text };
  }

  async #show(asked: Asked | null): Promise<void> {
    this.#asking += 1;
    const mine = this.#asking;
    this.shown = null;
    this.refusal = null;
    if (!asked) return;
    const answer = await read(asked);
    if (mine !== this.#asking) return;
    if (answer.ok) this.shown = answer.value;
    else this.refusal = answer.refusal;
  }

  protected override content(): TemplateResult {
    if (this.refusal) return this.notice(refusalText(this.refusal), "failed");
    if (!this.#asked) return this.notice(t("embed.noReplay"));
    if (!this.shown) return this.notice(t("replay.loading"), "waiting");
    return html`<skat-replay
      class="leaf"
      part="replay"
      .deal=${this.shown}
      .deck=${this.deck}
      .base=${`${this.#home?.origin ?? OWN_ORIGIN}/`}
      .start=${this.#moment}
    ></skat-replay>`;
  }

  /** The place in the deal that the address points at. */
  get #moment(): Moment {
    return this.#home?.where.at.moment ?? "deal";
  }

  get #home(): Address<ReplayAddress> | null {
    return this.#asked?.kind === "address" ? this.#asked.address : null;
  }

  protected override bar(): TemplateResult | typeof nothing {
    const home = this.#home;
    if (!home) return html``;
    return html`<footer class="bar" part="bar">
      ${this.out(home.page, atHost("embed.seeAt", home.host))}
    </footer>`;
  }
}

/** The text that stands in an element, without what belongs into its slots. */
function recordIn(element: Element): string {
  const nodes = [...element.childNodes].filter(
    (node) => !(node instanceof Element && node.hasAttribute("slot")),
  );
  return nodes
    .map((node) => node.textContent ?? "")
    .join("")
    .trim();
}

async function read(asked: Asked): Promise<Result<ReplayDeal>> {
  if (asked.kind !== "address") return readHere(asked.kind, asked.text, 1);
  const { origin, where } = asked.address;
  if (where.kind === "code") return readHere("code", where.text, where.at.deal);
  return readDeal(where.table, where.n, { origin, token: null });
}

/** Reads a deal that is all there; what that takes is fetched first. */
async function readHere(
  kind: "code" | "record",
  text: string,
  n: number,
): Promise<Result<ReplayDeal>> {
  try {
    const { dealOfRecord, dealOfText } = await import("./replay-source.ts");
    return kind === "code" ? dealOfText(text, n) : dealOfRecord(text);
  } catch {
    return { ok: false, refusal: { code: UNREACHABLE, message: "The server was not reached." } };
  }
}
