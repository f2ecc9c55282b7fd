import { expect, test } from "vitest";
import { drawFirst } from "./draw-dots.ts";

/** Counts the dots of a path: one at the start of each dash of 20 along a column. */
function countDots(path: string): number {
  const lengths = [...path.matchAll(/v(\d+)/g)].map(([, length]) => Number(length));
  return lengths.reduce((sum, length) => sum + Math.floor(length / 20) + 1, 0);
}

test("draws as many dots as are asked for, in columns of four", () => {
  for (const count of [0, 1, 4, 5, 19, 99, 100]) expect(countDots(drawFirst(count))).toBe(count);
  expect(drawFirst(0)).toBe("");
  expect(drawFirst(6)).toBe("M10 10v61M30 10v21");
});
