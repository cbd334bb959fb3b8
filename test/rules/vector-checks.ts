import { afterCall, openAuction, seatToCall } from "../../shared/skat/bidding.ts";
import { BID_VALUES, isBidValue } from "../../shared/skat/bids.ts";
import { checkCall } from "../../shared/skat/calling.ts";
import { type Card, pointsOf } from "../../shared/skat/cards.ts";
import { proveClaim } from "../../shared/skat/claim.ts";
import type { ClaimGoal } from "../../shared/skat/claim-view.ts";
import { cut, dealOut } from "../../shared/skat/deal.ts";
import { type Announcement, contractFrom, discardFrom } from "../../shared/skat/declaration.ts";
import { checkPlay } from "../../shared/skat/following.ts";
import type { Game } from "../../shared/skat/games.ts";
import { matadors } from "../../shared/skat/matadors.ts";
import { othersOf, type PlayerCount, rolesOf, type Seat } from "../../shared/skat/seats.ts";
import { legalCards, type Play, winningPlace } from "../../shared/skat/trick.ts";
import { gameValueOf, outcomeOf } from "../../shared/skat/value.ts";
import { declaredDeal, endOf, playAll, takenIn } from "./deal-driver.ts";
import type { Check } from "./fixtures.ts";
import { impossible_null, type ListInput, listOf, score } from "./vector-scores.ts";

/** Forehand, middlehand and rearhand when seat 2 deals. */
const ROLES = rolesOf(2, 3);
const PLACES = { F: ROLES.forehand, M: ROLES.middlehand, R: ROLES.rearhand } as const;
type Place = keyof typeof PLACES;

function placeNamed(seat: Seat | null): Place | null {
  return (Object.keys(PLACES) as Place[]).find((place) => PLACES[place] === seat) ?? null;
}

const PHASES = {
  middlehand: "M_vs_F",
  rearhand: "R_vs_survivor",
  forehand: "F_option",
  over: "done",
} as const;

type Action = readonly [Place, "bid" | "hold" | "pass", number?];

const bidding: Check<{ actions: readonly Action[] }> = ({ actions }) => {
  let auction = openAuction(ROLES);
  for (const [place, type, value = 0] of actions) {
    const call = type === "bid" ? { type, value } : { type };
    const checked = checkCall(auction, PLACES[place], call);
    if (!checked.ok) return { error: checked.refusal.code };
    auction = afterCall(auction, ROLES, checked.value);
  }
  return {
    phase: PHASES[auction.stage],
    turn: placeNamed(seatToCall(auction)),
    last: auction.bid,
    declarer: placeNamed(auction.declarer),
    bid: auction.bid,
    passed_in: auction.stage === "over" && auction.declarer === null,
  };
};

const deal: Check<{ deck: readonly Card[]; cut?: number }> = ({ deck, cut: fromTop }) => {
  const dealt = dealOut(fromTop === undefined ? deck : cut(deck, fromTop));
  return { F: dealt.forehand, M: dealt.middlehand, R: dealt.rearhand, skat: dealt.skat };
};

const seats: Check<{ players: PlayerCount; dealer: Seat }> = ({ players, dealer }) => {
  const { forehand, middlehand, rearhand, sitsOut } = rolesOf(dealer, players);
  return { F: forehand, M: middlehand, R: rearhand, sits_out: sitsOut };
};

/** The cards of a trick under way, dealt to seats that do not matter. */
function asPlays(cards: readonly Card[]): Play[] {
  return cards.map((card, n) => ({ seat: n as Seat, card }));
}

interface HandInput {
  readonly game: Game;
  readonly hand: readonly Card[];
  readonly trick: readonly Card[];
}

const legal_cards: Check<HandInput> = ({ game, hand, trick }) => ({
  legal: [...legalCards(hand, asPlays(trick), game)].sort(),
});

const play_card: Check<HandInput & { card: Card }> = ({ game, hand, trick, card }) => {
  const checked = checkPlay(hand, asPlays(trick), game, card);
  return checked.ok ? { ok: true } : { error: checked.refusal.code };
};

const trick: Check<{ game: Game; cards: readonly Card[] }> = ({ game, cards }) => ({
  winner: winningPlace(cards, game),
  points: pointsOf(cards),
});

interface DeclarationInput {
  readonly decl: Announcement;
  readonly picked_up: boolean;
  readonly bid: number;
}

const declaration: Check<DeclarationInput> = ({ decl, picked_up, bid }) => {
  const declared = contractFrom(decl, picked_up, bid);
  if (!declared.ok) return { error: declared.refusal.code };
  return { ok: true, normalised: declared.value };
};

const discard: Check<{ hand12: readonly Card[]; cards: readonly Card[] }> = (input) => {
  const checked = discardFrom(input.cards, input.hand12);
  return checked.ok ? { ok: true } : { error: checked.refusal.code };
};

type Hands = Readonly<Record<Place, readonly Card[]>>;

interface ClaimInput {
  readonly game: Game;
  readonly hands: Hands;
  readonly leader: Place;
  readonly declarer: Place;
  readonly claim: "declarer_all" | "declarer_none" | "defender_all";
  readonly claimant: Place;
}

const CLAIM_GOALS: Readonly<Record<ClaimInput["claim"], ClaimGoal>> = {
  declarer_all: { type: "declarer-all" },
  declarer_none: { type: "declarer-none" },
  defender_all: { type: "declarer-none" },
};

const claim: Check<ClaimInput> = ({ game, hands, leader, declarer, claim: kind, claimant }) => {
  const open = (seat: Seat) => {
    const known = hands[placeNamed(seat) as Place];
    return { seat, count: known.length, known, voids: [] };
  };
  const [next, last] = othersOf(PLACES[claimant], ROLES);
  const view = {
    game,
    declarer: PLACES[declarer],
    claimant: PLACES[claimant],
    hand: hands[claimant],
    others: [open(next), open(last)] as const,
    unseen: [],
    leader: PLACES[leader],
    trick: [],
  };
  return { valid: proveClaim(view, CLAIM_GOALS[kind]).proved };
};

interface PlaythroughInput {
  readonly hands: Hands;
  readonly skat: readonly Card[];
  readonly declarer: Place;
  readonly decl: Announcement;
  readonly bid: number;
  readonly discard?: readonly Card[];
  readonly plays: readonly (readonly [Place, Card])[];
}

const playthrough: Check<PlaythroughInput> = (input) => {
  const { declarer: place, skat, bid } = input;
  const declarer = PLACES[place];
  const declared = contractFrom(input.decl, !input.decl.hand, bid);
  if (!declared.ok) return { error: declared.refusal.code };
  const contract = declared.value;
  const twelve = [...input.hands[place], ...skat];
  const putAway = contract.hand
    ? ({ ok: true, value: skat } as const)
    : discardFrom(input.discard ?? [], twelve);
  if (!putAway.ok) return { error: putAway.refusal.code };
  const hands: Record<Seat, readonly Card[]> = {
    0: input.hands.F,
    1: input.hands.M,
    2: input.hands.R,
    3: [],
  };
  hands[declarer] = twelve.filter((card) => !putAway.value.includes(card));
  const start = declaredDeal(ROLES, declarer, contract, hands, putAway.value);
  const plays = input.plays.map(([who, card]) => ({ seat: PLACES[who], card }));
  const played = playAll(start, plays);
  if (typeof played === "string") return { error: played };
  const { points, tricks } = takenIn(played);
  const value = gameValueOf(contract, bid, twelve, outcomeOf(contract, points, tricks));
  return {
    ...value,
    over: endOf(played) !== null,
    tricks_played: played.tricks.length,
    declarer_points: points,
    declarer_tricks: tricks,
    matadors: contract.game === "N" ? null : value.matadors,
  };
};

/** Every kind of vector the official game covers; the house rules wait for their own work. */
export const VECTOR_CHECKS = {
  bid_list: (() => ({ values: BID_VALUES, count: BID_VALUES.length })) as Check<unknown>,
  bid_value: (({ value }) => ({ legal: isBidValue(value) })) as Check<{ value: number }>,
  bidding,
  deal,
  seats,
  matadors: (({ cards12, game }) => ({ matadors: matadors(cards12, game) })) as Check<{
    cards12: readonly Card[];
    game: Game;
  }>,
  score,
  impossible_null,
  legal_cards,
  play_card,
  trick,
  declaration,
  discard,
  session: ((input) => listOf(input, "simple")) as Check<ListInput>,
  seeger_list: ((input) => listOf(input, "seeger")) as Check<ListInput>,
  bierlachs_list: ((input) => listOf(input, "bierlachs")) as Check<ListInput>,
  claim,
  playthrough,
};
