import { cardIndex } from "../skat/cards.ts";
import { isGame } from "../skat/games.ts";
import type { SeatCommand } from "../table/commands.ts";
import type { SeatView } from "../table/view.ts";
import { outlookOf, rivalsAt } from "./bidding.ts";
import { choose, DECLARING, EFFORTS } from "./choose.ts";
import { leaderFor } from "./declaring.ts";
import { chancesOf } from "./evaluate-hand.ts";
import { packMask } from "./masks.ts";
import { judgeCards } from "./search-card.ts";
import { situationOf } from "./situation.ts";
import { putAwayIn } from "./traits.ts";

/** Why a hint says what it says, as far as there is a reason that can be told. */
export type HintReason =
  /** No other card may be played. */
  | { readonly kind: "only" }
  /** The share of worlds (0 to 1) the player's side wins with it, of so many looked at. */
  | {
      readonly kind: "worlds";
      readonly share: number;
      readonly worlds: number;
      readonly isComplete: boolean;
    }
  /** The highest bid the cards are worth; 0 when they are worth none. */
  | { readonly kind: "limit"; readonly limit: number }
  /** The chance of winning the game (0 to 1), by experience. */
  | { readonly kind: "chance"; readonly chance: number };

export interface Hint {
  readonly command: SeatCommand;
  readonly reason: HintReason | null;
}

/** What the strong bot would do in somebody's place, seeing what he sees and nothing else, and why. */
export function hintFor(view: SeatView, seed = 0): Hint {
  const command = choose(view, { level: "strong", seed });
  return { command, reason: reasonFor(view, command, seed) };
}

function reasonFor(view: SeatView, command: SeatCommand, seed: number): HintReason | null {
  switch (command.type) {
    case "bid":
    case "hold":
    case "pass": {
      const ten = packMask(view.hand);
      const outlook = outlookOf(ten, leaderFor(view), seed, DECLARING.strong);
      const limit = outlook.limit(rivalsAt(view.state.deal?.bid ?? 0));
      return { kind: "limit", limit };
    }
    case "declare": {
      const { game, hand = false, ouvert = false, discard } = command;
      if (!isGame(game)) return null;
      const away = packMask(discard ?? []);
      const chances = chancesOf({
        ...{ game, ouvert: game === "N" && ouvert, ten: packMask(view.hand) & ~away },
        putAway: hand ? null : putAwayIn(game, away),
        isForehand: view.state.deal?.forehand === view.viewer,
      });
      return { kind: "chance", chance: chances.win };
    }
    case "play": {
      const situation = situationOf(view);
      if (!situation) return null;
      if ((situation.legal & (situation.legal - 1)) === 0) return { kind: "only" };
      const judged = judgeCards(situation, EFFORTS.strong, seed);
      const bit = situation.layout.bitOf[cardIndex(command.card)];
      const own = judged?.cards.find(({ card }) => card === bit);
      if (!judged || !own) return null;
      const { worlds, isComplete } = judged;
      const share = situation.me === 0 ? own.won : 1 - own.won;
      return { kind: "worlds", share, worlds, isComplete };
    }
    default:
      return null;
  }
}
