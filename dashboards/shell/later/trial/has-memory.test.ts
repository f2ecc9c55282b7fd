import { expect, test } from "vitest";
import { hasMemory } from "./has-memory.ts";

test.each([
  [{ deviceMemory: 8 }, true, true],
  [{ deviceMemory: 4 }, false, false],
  [{}, false, true],
  [{}, true, false],
])("%o with a coarse pointer (%s) holds ten million rows: %s", (device, isCoarse, isEnough) => {
  expect(hasMemory(device, isCoarse)).toBe(isEnough);
});
