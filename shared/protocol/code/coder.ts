/**
 * Choices packed into one big number. A choice among n costs log2(n / weight) bits, so likely ones can be made cheap; the
 * same description of a deal runs once to write and once to read, and cannot disagree with itself.
 *
 * The number works as a stack (an asymmetric number system with exact integers): what is written last is read first, so
 * the writer notes the choices and pushes them in reverse.
 */
export interface Coder {
  /**
   * One choice.
   * @param weights how likely each is; an impossible one has weight 0
   * @param wanted the choice to write; not looked at when reading
   * @returns the choice written or read
   * @throws {CodeError} when a choice to be written is impossible, or the text holds no such choice
   */
  pick(weights: readonly number[], wanted: () => number): number;
  /** One choice among `count` equally likely ones. */
  among(count: number, wanted: () => number): number;
}

/** The text is no code of ours, or the deal is none we can write: a fault of the data, not of the program. */
export class CodeError extends Error {}

interface Step {
  readonly before: number;
  readonly weight: number;
  readonly total: number;
}

/** The step a choice makes on the number; refuses what has no weight. */
function stepOf(weights: readonly number[], choice: number): Step {
  const weight = weights[choice] ?? 0;
  if (weight <= 0) throw new CodeError("a choice that is not possible here");
  let before = 0;
  let total = 0;
  for (const [place, each] of weights.entries()) {
    if (place < choice) before += each;
    total += each;
  }
  return { before, weight, total };
}

/** Runs a description that writes, and gives the number it makes. */
export function written(describe: (coder: Coder) => void): bigint {
  const steps: Step[] = [];
  describe({
    pick(weights, wanted) {
      const choice = wanted();
      steps.push(stepOf(weights, choice));
      return choice;
    },
    among(count, wanted) {
      const choice = wanted();
      if (!Number.isInteger(choice) || choice < 0 || choice >= count) {
        throw new CodeError("a choice that is not possible here");
      }
      steps.push({ before: choice, weight: 1, total: count });
      return choice;
    },
  });
  let number = 0n;
  for (const { before, weight, total } of steps.reverse()) {
    const w = BigInt(weight);
    number = (number / w) * BigInt(total) + BigInt(before) + (number % w);
  }
  return number;
}

/**
 * Runs a description that reads from a number. What is left over must be nothing: a number that says more than the
 * description asks for was not written by it.
 */
export function read<T>(number: bigint, describe: (coder: Coder) => T): T {
  let rest = number;
  const take = (total: number): number => Number(rest % BigInt(total));
  const result = describe({
    pick(weights) {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      if (total <= 0) throw new CodeError("nothing is possible here");
      const slot = take(total);
      let choice = 0;
      let before = 0;
      while (slot >= before + (weights[choice] ?? 0)) {
        before += weights[choice] ?? 0;
        choice += 1;
      }
      const weight = BigInt(weights[choice] ?? 0);
      rest = (rest / BigInt(total)) * weight + BigInt(slot - before);
      return choice;
    },
    among(count) {
      if (count <= 0) throw new CodeError("nothing is possible here");
      const choice = take(count);
      rest /= BigInt(count);
      return choice;
    },
  });
  if (rest !== 0n) throw new CodeError("there is more in the code than a deal");
  return result;
}
