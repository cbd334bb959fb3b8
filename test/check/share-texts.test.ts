import { expect, test } from "vitest";
import { LANGUAGES } from "../../shared/protocol/languages.ts";
import { SHARE_TEXTS } from "../../worker/share/texts.ts";
import { speaker } from "./speaker.ts";

// What a link says of itself is told by the worker, which has no catalogues: where both have a word, it is the same.

test.each(LANGUAGES)(
  "a link calls games and announcements what the app calls them, in %s",
  (language) => {
    const { games, announced, replay } = SHARE_TEXTS[language];
    const say = speaker(language);
    for (const [game, name] of Object.entries(games)) expect(say("game.name", { game })).toBe(name);
    expect(say("game.schwarzAnnounced")).toBe(`Schwarz ${announced}`);
    expect(say("game.schneiderAnnounced")).toBe(`Schneider ${announced}`);
    expect(say("replay.title")).toBe(replay);
  },
);
