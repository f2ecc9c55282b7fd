import { expect, it } from "vitest";
import { shareUnits } from "./share-units.ts";

it("shares out a hundred units, none lost", () => {
  expect(shareUnits([1, 1, 1], 100)).toEqual([34, 33, 33]);
  expect(shareUnits([0, 0], 100)).toEqual([0, 0]);
});
