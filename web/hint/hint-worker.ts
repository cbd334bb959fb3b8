import { type Hint, hintFor } from "../../shared/bots/hint.ts";
import type { SeatView } from "../../shared/table/view.ts";

// What the player sees comes in, what the strong bot would do goes out.
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<SeatView>) => void) | null;
  postMessage(hint: Hint): void;
};

worker.onmessage = ({ data }) => worker.postMessage(hintFor(data));
