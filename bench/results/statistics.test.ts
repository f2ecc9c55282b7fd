import { expect, test } from "vitest";
import { median, quantile } from "./statistics.ts";

test("a quantile is a value of the list, in whatever order the list is", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([0, 0.5, 0.75, 0.99, 1].map((share) => quantile(hundred, share))).toEqual([
    1, 51, 76, 100, 100,
  ]);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});
