import { expect, test } from "vitest";
import { dropUntaken } from "./drop-untaken.ts";

test("a figure that no run could take is left out, and its row stays", () => {
  const figures = { lcp: Number.NaN, max: -Infinity, cls: 0 };
  const result = { tables: [], rows: [{ name: "/", figures, bars: {} }], floorTimes: [], runs: 1 };
  expect(dropUntaken(result).rows).toEqual([{ name: "/", figures: { cls: 0 }, bars: {} }]);
});
