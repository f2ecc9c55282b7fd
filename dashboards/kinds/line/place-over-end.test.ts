import { expect, test } from "vitest";
import { placeOverEnd } from "./place-over-end.ts";

const lineOf = (...heights: number[]) => heights.map((y, at) => ({ x: at * 40, y }));

test("the label of a line's end stands above it, and where the line comes down to it below it", () => {
  expect(placeOverEnd(lineOf(100, 100, 98), 40, 200)).toBe(84);
  expect(placeOverEnd(lineOf(20, 60, 100), 40, 200)).toBe(114);
});

test("a label that would cover the line, or the axis, stands above all that it spans", () => {
  expect(placeOverEnd(lineOf(150, 150, 80, 150, 100), 100, 200)).toBe(66);
  expect(placeOverEnd(lineOf(20, 170, 190), 30, 200)).toBe(156);
});

test("a label that would stand over a peak before the end is left out", () => {
  expect(placeOverEnd(lineOf(150, 150, 40, 150, 100), 100, 200)).toBeUndefined();
});

test("a line without its last values is in the way only where it is drawn", () => {
  expect(placeOverEnd(lineOf(20, 60, 100, Number.NaN), 20, 200)).toBe(86);
  expect(placeOverEnd(lineOf(60, 100, Number.NaN), 60, 200)).toBe(114);
});
