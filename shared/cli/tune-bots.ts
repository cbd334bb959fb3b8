import { writeFileSync } from "node:fs";
import { readChanceTables } from "../bots/evaluate-hand.ts";
import { nameWeights, readWeights } from "../bots/play-card.ts";
import { firstAdvice, firstGuess } from "../bots/tuning/first-guess.ts";
import { fitChances, judgeChances, type Sample, sampleGames } from "../bots/tuning/fit-chances.ts";
import { fitPlay, gatherLessons, type Lesson, shortfalls } from "../bots/tuning/fit-play.ts";

/**
 * Makes the tables of the bots from nothing but deals it plays itself: `node shared/cli/tune-bots.ts [rounds] [deals]
 * [games]`. Each round weighs the rules of play by open-card lessons from deals played by the weights so far, and then
 * the chances of hands by games played with the new ones. Same numbers, same tables.
 */
const [rounds, deals, games] = [2, 1000, 30_000].map((usual, n) =>
  Number(process.argv[n + 2] ?? usual),
) as [number, number, number];

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function write(file: string, name: string, what: string, table: unknown): void {
  const imports =
    name === "CHANCE_WEIGHTS" ? 'import type { ChanceKind } from "./traits.ts";\n\n' : "";
  const text = `// Made by shared/cli/tune-bots.ts from self-generated deals; do not edit by hand.\n${imports}\n/** ${what} */\nexport const ${name}: ${TYPES[name]} = ${JSON.stringify(table, null, 2)};\n`;
  writeFileSync(new URL(`../bots/${file}`, import.meta.url), text);
}

const TYPES: Readonly<Record<string, string>> = {
  CHANCE_WEIGHTS:
    "Readonly<Record<ChanceKind, { readonly schneider: readonly [number, number]; readonly traits: Readonly<Record<string, number>> }>>",
  PLAY_WEIGHTS: "Readonly<Record<string, Readonly<Record<string, number>>>>",
};

let chances = firstGuess() as ReturnType<typeof fitChances>;
let advice: Record<string, Record<string, number>> = firstAdvice();
const lessons: Lesson[] = [];
/** Lessons in Null cost next to nothing, and fewer of its choices matter. */
const SHARES = [
  ["suit", 0.6],
  ["grand", 0.4],
  ["null", 3],
] as const;

for (let round = 1; round <= rounds; round++) {
  const weights = readWeights(advice);
  const unseen: Lesson[] = [];
  for (const [kind, share] of SHARES) {
    const gather = (count: number, seed: number): Lesson[] =>
      gatherLessons(Math.ceil(count), kind, seed, readChanceTables(chances), weights);
    lessons.push(...gather(deals * share * round, round));
    unseen.push(...gather(deals * share * 0.1, 1000 + round));
  }
  const fitted = fitPlay(lessons, weights);
  const before = shortfalls(unseen, weights);
  for (const [n, { role, lost, random, lessons: count }] of shortfalls(unseen, fitted).entries()) {
    const was = before[n]?.lost ?? 0;
    say(
      `round ${round}  ${role}: ${count} lessons, loses ${lost.toFixed(4)} (before ${was.toFixed(4)}, at random ${random.toFixed(4)})`,
    );
  }
  advice = nameWeights(fitted);
  write("play-weights.ts", "PLAY_WEIGHTS", "What each rule weighs for each role.", advice);

  const played = readWeights(advice);
  const samples: Sample[] = [];
  for (let again = 0; again < 4; again++) {
    // What looks best is judged best by mistake more often than not: the games such mistakes lead to correct them.
    const seed = 500 + 10 * round + again;
    samples.push(...sampleGames(games, seed, readChanceTables(chances), played));
    chances = fitChances(samples, readChanceTables(chances));
  }
  const fresh = sampleGames(Math.ceil(games / 10), 900 + round, readChanceTables(chances), played);
  for (const judged of judgeChances(fresh, readChanceTables(chances))) {
    say(
      `round ${round}  ${judged.kind}: ${judged.games} games, log loss ${judged.loss.toFixed(4)}, foretold ${judged.foretold.toFixed(3)}, won ${judged.seen.toFixed(3)}`,
    );
  }
  write("chance-weights.ts", "CHANCE_WEIGHTS", "Log-odds of winning, trait by trait.", chances);
}
