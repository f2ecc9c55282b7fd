import { expect, test } from "vitest";
import { placeValue } from "./place-value.ts";

const place = (heights: readonly number[], at: number): ReturnType<typeof placeValue> =>
  placeValue(
    heights.map((y, index) => ({ x: index * 40, y })),
    at,
    200,
  );

test("the value of a peak stands over it, of a trough below it, and over one that is close to the axis", () => {
  expect(place([100, 40, 100], 1)).toEqual([26, "middle"]);
  expect(place([40, 100, 40], 1)).toEqual([114, "middle"]);
  expect(place([40, 190, 40], 1)).toContain(176);
});

test("close to the axis it stands on the side where the line rises less", () => {
  expect(place([40, 190, 185], 1)).toEqual([176, "start"]);
  expect(place([185, 190, 40], 1)).toEqual([176, "end"]);
});

test("the first point, and one beside a gap, are judged by the other side", () => {
  expect(place([40, 100], 0)).toEqual([26, "middle"]);
  expect(place([40, 100, Number.NaN], 1)).toEqual([114, "middle"]);
});
