import { afterCall, openAuction } from "../../skat/bidding.ts";
import { type Card, PACK } from "../../skat/cards.ts";
import { contractFrom, type Discard } from "../../skat/declaration.ts";
import { endingOf } from "../../skat/ending.ts";
import { type Contract, GAMES, type PointGame } from "../../skat/games.ts";
import { type DealRoles, rolesOf, seatAfter } from "../../skat/seats.ts";
import { SHEETS } from "../../skat/sheet.ts";
import { legalCards, type Play, type Trick, trickOf } from "../../skat/trick.ts";
import { codeAuction } from "./auction-code.ts";
import type { CodedDeal, EarlyEnd, Place, Undertaking } from "./coded-deal.ts";
import { CodeError, type Coder } from "./coder.ts";

/** What is written; when reading there is none. */
type Source = CodedDeal | null;

/** Describes a whole deal to a coder: writes `deal`, or reads one (RULES.md 2 to 7 decide what is possible where). */
export function codeDeal(coder: Coder, deal: Source, auctionAsSet: boolean): CodedDeal {
  const players = coder.pick([3, 1], () => Number(deal?.players === 4)) === 1 ? 4 : 3;
  const sheet = SHEETS[coder.pick([2, 1, 1], () => SHEETS.indexOf(deal?.sheet ?? "simple"))];
  const [forehand, middlehand, rearhand, skat] = codeCards(coder, deal);
  const roles = rolesOf(players === 4 ? 3 : 2, players);
  const calls = codeAuction(coder, roles, deal?.calls ?? [], auctionAsSet);
  const auction = calls.reduce((so, call) => afterCall(so, roles, call), openAuction(roles));
  const hands = [forehand, middlehand, rearhand] as const;
  const base = { players, sheet: sheet ?? "simple", hands, skat, calls } as const;
  if (auction.declarer === null) return { ...base, undertaking: null };
  const declarer = auction.declarer as Place;
  const bid = auction.bid;
  const undertaking = codeUndertaking(coder, deal, { roles, declarer, bid, hands, skat });
  return { ...base, undertaking };
}

/** Every card in turn, with as many chances for each hand as it has room: exactly one of 2.75e15 deals. */
function codeCards(coder: Coder, deal: Source): [Card[], Card[], Card[], Card[]] {
  const room = [10, 10, 10, 2];
  const owned: [Card[], Card[], Card[], Card[]] = [[], [], [], []];
  for (const card of PACK) {
    const holds = (): number =>
      deal ? [...deal.hands, deal.skat].findIndex((h) => h.includes(card)) : 0;
    const owner = coder.pick(room, holds);
    owned[owner]?.push(card);
    room[owner] = (room[owner] ?? 0) - 1;
  }
  return owned;
}

interface Won {
  readonly roles: DealRoles;
  readonly declarer: Place;
  readonly bid: number;
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
}

const POINT_GAMES: readonly PointGame[] = ["C", "S", "H", "D", "G"];

function codeUndertaking(coder: Coder, deal: Source, won: Won): Undertaking {
  const wanted = deal?.undertaking ?? null;
  const givesUp = coder.pick([63, 1], () => Number(wanted?.type === "impossible-null")) === 1;
  if (givesUp) {
    const given = wanted?.type === "impossible-null" ? wanted : null;
    const hand = coder.among(2, () => Number(given?.hand)) === 1;
    const pickedUp = !hand && coder.among(2, () => Number(given?.pickedUp)) === 1;
    const place = coder.among(5, () => POINT_GAMES.indexOf(given?.game ?? "C"));
    return { type: "impossible-null", hand, pickedUp, game: POINT_GAMES[place] ?? "C" };
  }
  const played = wanted?.type === "contract" ? wanted : null;
  const contract = codeContract(coder, played?.contract ?? null, won.bid);
  const ten = won.hands[won.declarer] ?? [];
  const discard = contract.hand
    ? null
    : codeDiscard(coder, [...ten, ...won.skat].sort(byPack), played?.discard ?? null);
  const own = discard ? [...ten, ...won.skat].filter((card) => !discard.includes(card)) : ten;
  const hands = won.hands.map((hand, place) => (place === won.declarer ? own : hand));
  const { plays, end, shownAfter } = codePlay(coder, played, contract, { ...won, hands });
  return { type: "contract", contract, discard, plays, shownAfter, end };
}

function byPack(a: Card, b: Card): number {
  return PACK.indexOf(a) - PACK.indexOf(b);
}

const GAME_WEIGHTS = [3, 3, 3, 3, 3, 1];

function codeContract(coder: Coder, wanted: Contract | null, bid: number): Contract {
  const hand = coder.pick([7, 1], () => Number(wanted?.hand)) === 1;
  const isAllowed = (said: Partial<Contract> & { game: string }): boolean =>
    contractFrom({ ...said, hand }, !hand, bid).ok;
  const nullPossible = isAllowed({ game: "N" }) || isAllowed({ game: "N", ouvert: true });
  const weights = GAMES.map((game, place) =>
    game === "N" && !nullPossible ? 0 : (GAME_WEIGHTS[place] ?? 0),
  );
  const game = GAMES[coder.pick(weights, () => GAMES.indexOf(wanted?.game ?? "C"))] ?? "C";
  const plain: Contract = { game, hand, schneider: false, schwarz: false, ouvert: false };
  if (game === "N") {
    const closed = isAllowed({ game }) ? 3 : 0;
    const ouvert = coder.pick([closed, 1], () => Number(wanted?.ouvert)) === 1;
    return { ...plain, ouvert };
  }
  if (!hand) return plain;
  const level = coder.pick([12, 2, 1, 1], () => levelOf(wanted ?? plain));
  return { ...plain, schneider: level > 0, schwarz: level > 1, ouvert: level > 2 };
}

function levelOf({ schneider, schwarz, ouvert }: Contract): number {
  return Number(schneider) + Number(schwarz) + Number(ouvert);
}

/** One of the 66 pairs of twelve cards. */
function codeDiscard(coder: Coder, twelve: readonly Card[], wanted: Discard | null): Discard {
  const pairs = twelve.flatMap((first, n) =>
    twelve.slice(n + 1).map((second): Discard => [first, second]),
  );
  const pair = coder.among(pairs.length, () =>
    pairs.findIndex((each) => each.every((card) => wanted?.includes(card))),
  );
  return pairs[pair] ?? noSuchPair();
}

function noSuchPair(): never {
  throw new CodeError("there is no such pair of cards");
}

type PlayedOut = Extract<Undertaking, { readonly type: "contract" }>;

/** The cards in the order they fell, each one among those that were legal; then what ended the deal early, if anything. */
function codePlay(
  coder: Coder,
  wanted: PlayedOut | null,
  contract: Contract,
  { roles, declarer, hands }: Won,
): Pick<PlayedOut, "plays" | "end" | "shownAfter"> {
  const end = codeEnd(coder, wanted?.end ?? null, contract, declarer);
  const length = end ? coder.among(30, () => wanted?.plays.length ?? 0) : 30;
  const shownAfter = codeShown(coder, wanted?.shownAfter ?? null);
  const held = hands.map((hand) => [...hand]);
  const plays: Card[] = [];
  const tricks: Trick[] = [];
  let trick: Play[] = [];
  let seat = roles.forehand;
  while (plays.length < length) {
    const hand = held[seat] ?? [];
    const legal = [...legalCards(hand, trick, contract.game)].sort(byPack);
    const next = coder.among(legal.length, () =>
      legal.indexOf(wanted?.plays[plays.length] as Card),
    );
    const card = legal[next] as Card;
    hand.splice(hand.indexOf(card), 1);
    plays.push(card);
    trick.push({ seat, card });
    seat = seatAfter(seat, roles);
    if (trick.length < 3) continue;
    const finished = trickOf(trick, contract.game);
    tricks.push(finished);
    seat = finished.winner;
    trick = [];
    const own = tricks.filter(({ winner }) => winner === declarer).length;
    if (endingOf(contract, own, tricks.length - own)) break;
  }
  return { plays, end, shownAfter };
}

const LEVELS = [null, "schneider", "schwarz"] as const;
const ENDS = [null, "claim", "concession", "adjudicated"] as const;

function codeEnd(
  coder: Coder,
  wanted: EarlyEnd | null,
  { game }: Contract,
  declarer: Place,
): EarlyEnd | null {
  const type = ENDS[coder.pick([9, 4, 4, 1], () => ENDS.indexOf(wanted?.type ?? null))] ?? null;
  if (type === null) return null;
  const by = coder.among(3, () => wanted?.by ?? 0) as Place;
  if (type !== "claim") return { type, by };
  if (game === "N" || by !== declarer) return { type, by, level: null };
  const demanded = wanted?.type === "claim" ? wanted.level : null;
  return { type, by, level: LEVELS[coder.pick([2, 1, 1], () => LEVELS.indexOf(demanded))] ?? null };
}

function codeShown(coder: Coder, wanted: number | null): number | null {
  if (coder.pick([15, 1], () => Number(wanted !== null)) === 0) return null;
  return coder.among(30, () => wanted ?? 0);
}
