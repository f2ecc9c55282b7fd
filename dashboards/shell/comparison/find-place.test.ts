import { expect, test } from "vitest";
import { findPlace } from "./find-place.ts";

const frame = { y: 0, height: 200 };
const curveOf = (...heights: number[]) => heights.map((y, at) => ({ x: at * 40, y }));

/** Places a name, by default `Real`, which is about 30 px wide. */
function place(heights: number[], other: number[], name = "Real") {
  const [curve, ...others] = [curveOf(...heights), curveOf(...other)];
  return findPlace(curve, name, { curves: [curve, ...others], taken: [], frame });
}

test("a name stands at the end of its line, on the side that is away from the others", () => {
  expect(place([100, 100, 100, 100], [60, 60, 60, 60])).toMatchObject({ to: 120, middle: 114 });
  expect(place([100, 100, 100, 100], [140, 140, 140, 140])).toMatchObject({ to: 120, middle: 88 });
});

test("where the lines meet at their end, a name stands at the nearest point at which they are apart", () => {
  const found = place([100, 100, 100, 100, 60], [60, 60, 60, 60, 60]);
  expect(found!.to).toBeLessThan(160);
  expect(found!.middle).toBe(114);
  expect(place([60, 60, 60], [60, 60, 60])).toBeUndefined();
});

test("a name covers no line, no other name and nothing beyond the frame", () => {
  expect(place([100, 100, 100], [112, 112, 112])).toMatchObject({ middle: 88 });
  const curve = curveOf(100, 100, 100);
  const around = { curves: [curve, curveOf(112, 112, 112)], frame };
  const taken = [{ from: 0, to: 80, middle: 80 }];
  expect(findPlace(curve, "Real", { ...around, taken })).toBeUndefined();
  expect(place([2, 2, 2], [14, 14, 14])).toBeUndefined();
});

test("a name is not as long as its line", () => {
  const name = "Tienda en línea: real";
  expect(place([100, 100, 100, 100, 100, 100], [60, 60, 60, 60, 60, 60], name)).toBeDefined();
  expect(place([100, 100, 100], [60, 60, 60], name)).toBeUndefined();
});

test("a line that ends before the others is in the way only where it is drawn", () => {
  expect(place([100, 100, 100, 100, 100], [112, 112])).toMatchObject({ to: 160, middle: 88 });
  expect(place([100, 100, 100, 100, 100], [88, 88])).toMatchObject({ to: 160 });
});
