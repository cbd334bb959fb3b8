import { readFileSync } from "node:fs";
import { type Player, packOfBoard, playBoard } from "../bots/board.ts";
import { choose, effortFor } from "../bots/choose.ts";
import { flipsOf, type PlayedGame } from "../bots/flips.ts";
import { insightsOf } from "../bots/insight.ts";
import { packMask } from "../bots/masks.ts";
import { playOut } from "../bots/play-out.ts";
import { cardBySearch } from "../bots/search-card.ts";
import type { Place, Situation } from "../bots/situation.ts";
import { type Card, cardIndex } from "../skat/cards.ts";
import type { Contract, Game } from "../skat/games.ts";
import { gameValueOf, outcomeOf } from "../skat/value.ts";
import { BOT_LEVELS, type BotLevel } from "../table/rules.ts";
import { meanOf } from "./arena-tally.ts";

/**
 * `node shared/cli/bot-strength.ts flips LEVEL DEALS [SEED]`: self-play, and how often per game a card of the declarer or
 * of a defender gave away what was won with open cards.
 * `node shared/cli/bot-strength.ts records LEVEL FILE [DEALS] [DEFENDERS]`: a level as declarer on recorded deals with
 * their bid, game and discard (lines like xskat.jsonl), against a level of defenders; and the flips of the records.
 * `node shared/cli/bot-strength.ts insight LEVEL|FILE [DEALS] [SEED]`: how well the hidden hands are told in games a level
 * played with itself, or in recorded ones.
 */
const [mode, level, ...rest] = process.argv.slice(2);

if (mode === "flips" && isLevel(level))
  await selfPlay(level, Number(rest[0]), Number(rest[1] ?? 1));
else if (mode === "records" && isLevel(level) && rest[0]) {
  const against = isLevel(rest[2]) ? rest[2] : level;
  records(level, against, rest[0], Number(rest[1] ?? 1000));
} else if (mode === "insight" && level) {
  await insight(level, Number(rest[0] ?? 100), Number(rest[1] ?? 1));
} else {
  process.stderr.write(
    "usage: bot-strength.ts flips LEVEL DEALS [SEED] | records LEVEL FILE [DEALS] [DEFENDERS] | insight LEVEL|FILE [DEALS] [SEED]\n",
  );
  process.exitCode = 2;
}

function isLevel(what: string | undefined): what is BotLevel {
  return (BOT_LEVELS as readonly (string | undefined)[]).includes(what);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function shown(values: readonly number[]): string {
  const { mean, error } = meanOf(values);
  return `${mean.toFixed(3)} +- ${error.toFixed(3)}`;
}

async function selfPlay(own: BotLevel, deals: number, seed: number): Promise<void> {
  const games = await selfPlayed(own, deals, seed);
  const passed = deals - games.length;
  const flips = games.map(({ played }) => flipsOf(played));
  say(
    `${own} in self-play over ${deals} deals: passed in ${shown([...ones(passed), ...zeros(deals - passed)])}, won ${shown(games.map(({ won }) => Number(won)))}`,
  );
  const [declarer, defenders] = [
    flips.map((one) => one.declarer),
    flips.map((one) => one.defenders),
  ];
  say(`flips per game: declarer ${shown(declarer)}, defenders ${shown(defenders)}`);
}

function ones(count: number): number[] {
  return new Array<number>(count).fill(1);
}

function zeros(count: number): number[] {
  return new Array<number>(count).fill(0);
}

interface SelfPlayed {
  readonly contract: Contract;
  readonly bid: number;
  readonly played: PlayedGame;
  readonly won: boolean;
}

async function playedGame(n: number, seed: number, player: Player): Promise<SelfPlayed | null> {
  const plays: number[] = [];
  const noting: Player = async (view) => {
    const command = await player(view);
    if (command.type === "play") plays.push(cardIndex(command.card));
    return command;
  };
  const { ended } = await playBoard(packOfBoard(seed, n), (n % 3) as Place, [
    noting,
    noting,
    noting,
  ]);
  const { settlement, hands, skat, discard } = ended;
  if (!settlement) return null;
  const { declarer, game, hand, announced, won, bid } = settlement;
  const aside = packMask(discard ?? skat);
  const dealt = [0, 1, 2].map((place) => packMask(hands[((declarer + place) % 3) as Place] ?? []));
  const forehand = ((n % 3) + 1) % 3;
  return {
    ...{ won, bid, contract: { game, hand, ...announced } },
    played: {
      ...{ game, aside, plays },
      hands: [
        ((dealt[0] as number) | packMask(skat)) & ~aside,
        dealt[1] as number,
        dealt[2] as number,
      ],
      leader: ((forehand - declarer + 3) % 3) as Place,
    },
  };
}

interface RecordedDeal {
  readonly forehand: number;
  readonly declarer: number;
  readonly bid: number;
  readonly game: Game;
  readonly hand: boolean;
  readonly ouvert: boolean;
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
  readonly discard: readonly Card[] | null;
  readonly plays: readonly (readonly [number, Card])[];
  readonly expect: { readonly won: boolean };
}

function recordsIn(file: string, deals: number): RecordedDeal[] {
  const lines = readFileSync(file, "utf8").trim().split("\n").slice(0, deals);
  return lines.map((line) => JSON.parse(line) as RecordedDeal);
}

function records(own: BotLevel, against: BotLevel, file: string, deals: number): void {
  const recorded = recordsIn(file, deals);
  const theirs: number[] = [];
  const ours: number[] = [];
  const gain: number[] = [];
  const flips = { declarer: [] as number[], defenders: [] as number[] };
  for (const deal of recorded) {
    const won = isWonBy(deal, own, against);
    theirs.push(Number(deal.expect.won));
    ours.push(Number(won));
    gain.push(Number(won) - Number(deal.expect.won));
    const their = flipsOf(asPlayed(deal));
    flips.declarer.push(their.declarer);
    flips.defenders.push(their.defenders);
  }
  say(`${recorded.length} recorded deals: the record wins ${shown(theirs)}`);
  say(
    `${own} as declarer against ${against}: wins ${shown(ours)}, more than the record by ${shown(gain)}`,
  );
  say(
    `flips per game in the records: declarer ${shown(flips.declarer)}, defenders ${shown(flips.defenders)}`,
  );
}

function asPlayed({
  declarer,
  forehand,
  game,
  hands,
  skat,
  discard,
  plays,
}: RecordedDeal): PlayedGame {
  const place = (n: number): number => packMask(hands[(declarer + n) % 3] ?? []);
  return {
    game,
    hands: [place(0), place(1), place(2)],
    aside: packMask(discard ?? skat),
    leader: ((forehand - declarer + 3) % 3) as Place,
    plays: plays.map(([, card]) => cardIndex(card)),
  };
}

async function insight(where: string, deals: number, seed: number): Promise<void> {
  const games = isLevel(where)
    ? await selfPlayed(where, deals, seed)
    : recordsIn(where, deals).map((deal) => ({
        ...{ contract: contractOf(deal), bid: deal.bid, played: asPlayed(deal) },
      }));
  const insights = games.flatMap(({ contract, bid, played }) =>
    insightsOf({ ...played, contract, bid }, played.plays, seed),
  );
  say(
    `the true hands are held to be likelier than random ones by ${shown(insights)} (natural logarithm)`,
  );
}

async function selfPlayed(own: BotLevel, deals: number, seed: number): Promise<SelfPlayed[]> {
  const player: Player = (view) => choose(view, { level: own, seed });
  const games: SelfPlayed[] = [];
  for (let n = 0; n < deals; n++) {
    const game = await playedGame(n, seed, player);
    if (game) games.push(game);
  }
  return games;
}

function contractOf({ game, hand, ouvert }: RecordedDeal): Contract {
  return { game, hand, schneider: false, schwarz: false, ouvert };
}

function isWonBy(deal: RecordedDeal, own: BotLevel, against: BotLevel): boolean {
  const { hand, bid } = deal;
  const contract = contractOf(deal);
  const { hands, aside, leader } = asPlayed(deal);
  const { points, tricks } = playOut({ contract, bid, hands, aside, leader }, ({ situation }) =>
    cardFor(situation, situation.me === 0 ? own : against),
  );
  const ten = deal.hands[deal.declarer] ?? [];
  const twelve = hand ? [...ten, ...deal.skat] : [...ten, ...(deal.discard ?? [])];
  return gameValueOf(contract, bid, twelve, outcomeOf(contract, points, tricks)).won;
}

function cardFor(situation: Situation, own: BotLevel): number {
  return cardBySearch(situation, effortFor(own, situation.me), 1);
}
