import type { ErasedBody, MyData } from "../../shared/protocol/my-data.ts";
import { type Answer, call } from "../store/api.ts";

/** Everything that is kept about the player. */
export const readData = (): Answer<MyData> => call("GET", "/me/export");

/** Has the player forgotten, here and at every table. Harmless to repeat after an answer was lost. */
export const eraseMe = (): Answer<ErasedBody> => call("DELETE", "/me");
