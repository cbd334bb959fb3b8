import { app } from "./app.ts";
import type { Env } from "./env.ts";

export { BotThinker } from "./bot-thinker.ts";
export { DoorObject } from "./door-object.ts";
export { PlayerObject } from "./player/player-object.ts";
export { TableObject } from "./table-object.ts";

// The runtime looks for the handler under `default`.
export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
