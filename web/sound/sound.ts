import type { Sound } from "./heard.ts";

/** Makes sounds, one after the other; what makes them comes with the first. Where it cannot be had it stays silent. */
export async function sound(sounds: readonly Sound[]): Promise<void> {
  try {
    const { play } = await import("./play.ts");
    for (const each of sounds) await play(each);
  } catch {
    // Nothing depends on being heard.
  }
}
