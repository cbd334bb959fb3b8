import { existsSync, readFileSync } from "node:fs";

/** Records by others, read where they lie beside the repository; they are never committed. */
const FOLDER = new URL("../../../../shared/records/", import.meta.url);
const WORKTREE_FOLDER = new URL("../../../../../shared/records/", import.meta.url);

/** The lines of one of those files, or null when it is absent: said aloud, since then something goes untested. */
export function recordLines(name: string): readonly string[] | null {
  const found = [FOLDER, WORKTREE_FOLDER]
    .map((folder) => new URL(name, folder))
    .find((file) => existsSync(file));
  if (!found) {
    console.warn(`NOT TESTED: ../shared/records/${name} is absent`);
    return null;
  }
  return readFileSync(found, "utf8").trim().split("\n");
}
