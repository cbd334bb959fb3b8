// The entry `/embed-replay.js`: `<skat-replay>` for anybody's page.
import { define } from "./define.ts";
import { ReplayElement } from "./replay-element.ts";

define("replay", ReplayElement);
