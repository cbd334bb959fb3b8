import type { ScriptText } from "./script.ts";

/** The words around the lesson. */
type FrameText =
  | "title"
  | "progress"
  | "next"
  | "restart"
  | "leave"
  | "lesson"
  | "done.play"
  | "done.habits"
  | "done.look-up";

/** Everything the first deal says in one language. */
export type FirstDealTexts = Readonly<Record<ScriptText | FrameText, string>>;
