import type { Seat } from "../../shared/skat/seats.ts";
import type { SeatCommand } from "../../shared/table/commands.ts";
import { act, type Game, nextByPlan, opened, type Plan, shownTo } from "../../web/kit/game.ts";
import { happenings, opening } from "../../web/table/announcer.ts";
import { USUAL_HANDLING } from "../../web/table/handling.ts";
import { heldDeal } from "../../web/table/moments.ts";
import { turnWords } from "../../web/table/narrator.ts";
import { ORDER_BEFORE_DECLARING } from "../../web/table/situation.ts";
import { sortedBy } from "../../web/table/sorting.ts";

// The series of test/browser/heard.test.ts without a browser: the same cards, the same others, Annegret acting by the same rules.

const ME: Seat = 0;
const SEED = 7;
/** As in `/kit/#live`. */
const PLAN: Plan = { limits: [0, 22, 20], declares: { type: "declare", game: "H" } };

/** What is said in the language that is spoken, a line each: `-` politely, `!` at once. */
export function seriesSpoken(): readonly string[] {
  const lines: string[] = [];
  const say = (sentences: readonly string[]) => lines.push(...sentences.map((each) => `- ${each}`));
  const sayTurn = (words: string | null) => words && lines.push(`! ${words}`);
  let game = opened(SEED);
  let seen = 0;
  for (let deal = 1; ; ) {
    const before = shownTo(game, ME);
    const isHeld = heldDeal(before.table, seen) !== null;
    const command = nextCommand(game, deal);
    // Nobody hurries whoever looks at a settlement: the others go on until they wait for her.
    if (isHeld && (!command || command.seat === ME)) {
      seen = before.table.last?.k ?? 0;
      deal += 1;
      if (before.view.state.deal) say(opening(before.view, before.view.state.deal));
      sayTurn(turnWords(before.view));
      continue;
    }
    if (!command) return lines;
    game = act(game, command.seat, command.command);
    const after = shownTo(game, ME);
    if (!isHeld) say(happenings(before, after));
    if (!heldDeal(after.table, seen)) sayTurn(turnWords(after.view, before.view));
  }
}

function nextCommand(game: Game, deal: number): { seat: Seat; command: SeatCommand } | null {
  const next = nextByPlan(game, PLAN);
  return next?.seat === ME ? { seat: ME, command: own(game, deal) } : next;
}

/** Every third deal she wants to play herself, Clubs or Grand by turns; else she passes, and plays the first card she may. */
function own(game: Game, deal: number): SeatCommand {
  const { view } = shownTo(game, ME);
  const of = (type: SeatCommand["type"]) => view.legal.find((command) => command.type === type);
  const sorted = sortedBy(
    USUAL_HANDLING,
    view.hand,
    view.state.deal?.contract?.game ?? ORDER_BEFORE_DECLARING,
  );
  switch (view.state.phase) {
    case "bidding":
      return (deal % 3 === 1 && (of("hold") ?? of("bid"))) || { type: "pass" };
    case "skat":
      return { type: "take-skat" };
    case "declaring": {
      const [second, last] = sorted.slice(-2);
      if (!second || !last) throw new Error("no cards to put away");
      return { type: "declare", game: deal % 2 === 0 ? "C" : "G", discard: [last, second] };
    }
    default: {
      const card = sorted.find((each) =>
        view.legal.some((command) => command.type === "play" && command.card === each),
      );
      if (!card) throw new Error("no card to play");
      return { type: "play", card };
    }
  }
}
