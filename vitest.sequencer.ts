import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, the longest first. In a fresh clone nothing is known about how long a file takes, and Vitest
 * goes by its size: some of these are short, came last, and ran on alone when everything else was over.
 */
const LONGEST = [
  "solver/agreement",
  "bots/every-situation",
  "browser/kit",
  "faults/crash",
  "browser/whole-deal",
  "browser/kit-axe",
  "browser/first-deal",
  "browser/guide",
  "browser/heard",
  "browser/on-the-device",
  "browser/offline",
  "browser/series",
];

/** Begins with the files that take longest, so that none of them is the last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return at === -1 ? LONGEST.length : at;
}
