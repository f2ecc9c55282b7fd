import { expect, test } from "vitest";
import { formatSlot, parseSlot } from "./slot-parameter.ts";

test("a slot is formatted as a minute of UTC, and nothing else is parsed as one", () => {
  const slot = Date.parse("2027-03-28T01:00:00Z");
  expect(formatSlot(slot)).toBe("2027-03-28T01:00Z");
  expect(parseSlot(formatSlot(slot))).toBe(slot);
  for (const bad of [undefined, "", "2027-03-28", "2027-03-28T01:00", "2027-13-28T01:00Z", "1"]) {
    expect(parseSlot(bad)).toBeUndefined();
  }
});
