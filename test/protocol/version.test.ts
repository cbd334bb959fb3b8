import { expect, test } from "vitest";
import { PROTOCOL_VERSION } from "../../shared/protocol/version.ts";

test("the protocol version is a whole number, since clients compare it", () => {
  expect(PROTOCOL_VERSION).toSatisfy(Number.isSafeInteger);
  expect(PROTOCOL_VERSION).toBeGreaterThan(0);
});
