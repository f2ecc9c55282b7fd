import { expect, test } from "vitest";
import { readRange } from "./read-range.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=990-2000", { start: 990, end: 999 }],
  ["bytes=500-", { start: 500, end: 999 }],
  ["bytes=-10", { start: 990, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-5", undefined],
  ["bytes=0-1,5-9", undefined],
  ["bytes=-", undefined],
  ["lines=0-9", undefined],
  [undefined, undefined],
])("of 1,000 bytes %j is %j", (range, expected) => {
  expect(readRange(range, 1000)).toEqual(expected);
});
