import { expect, test } from "vitest";
import { placeValue } from "./place-value.ts";

const place = (heights: readonly number[], at: number): number =>
  placeValue(
    heights.map((y, index) => ({ x: index * 40, y })),
    at,
    200,
  );

test("the value of a peak stands over it, of a trough below it, and over one that is close to the axis", () => {
  expect(place([100, 40, 100], 1)).toBe(26);
  expect(place([40, 100, 40], 1)).toBe(114);
  expect(place([40, 190, 40], 1)).toBe(176);
});

test("the first point, and one beside a gap, are judged by the other side", () => {
  expect(place([40, 100], 0)).toBe(26);
  expect(place([40, 100, Number.NaN], 1)).toBe(114);
});
