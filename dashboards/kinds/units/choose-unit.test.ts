import { expect, test } from "vitest";
import { chooseUnit } from "./choose-unit.ts";

test.each([
  [1_170_000, 50, 25_000],
  [300_000, 300, 1000],
  [6000, 300, 20],
  [120, 50, 5],
  [7, 50, 1],
  [0, 50, 1],
  [Number.NaN, 50, 1],
])("%d in at most %d marks of %d each", (value, most, unit) => {
  expect(chooseUnit(value, most)).toBe(unit);
});
