import { expect, test } from "vitest";
import type { ViewResult } from "../../query/view-result.ts";
import { pivotMeasures, pivotSelection, unpivotSelection } from "./pivot-measures.ts";

const measures = ["wifi", "food"].map(
  (id) => ({ id, name: id, unit: "rating", decimals: 2 }) as const,
);
const numbers: Record<string, readonly number[]> = { wifi: [1, 2, 3], food: [4, 5, 6] };
const view: ViewResult = {
  axes: [{ kind: "labels", size: 3, labels: ["a", "b", "c"] }],
  depth: 0,
  size: 3,
  shown: [0, 2],
  values: (id) => Float64Array.from(numbers[id]!),
  totals: (id) => Float64Array.from(numbers[id]!, (value) => value * 10),
  hasRows: (bin) => bin !== 1,
  whole: () => 7,
  compared: () => null,
  countRows: () => 30,
  isFiltered: () => true,
  filteredColumns: [],
};
const size = { rows: 2, columns: 3 };

test("puts measures down and bins across", () => {
  const pivot = pivotMeasures(view, measures);
  expect(pivot.axes.map((axis) => axis.size)).toEqual([2, 3]);
  expect([...pivot.values("any")]).toEqual([1, 2, 3, 4, 5, 6]);
  expect([...pivot.totals("any")]).toEqual([10, 20, 30, 40, 50, 60]);
  expect(pivot.shown).toEqual([0, 2, 3, 5]);
  expect([3, 4, 5].map(pivot.hasRows)).toEqual([true, false, true]);
  expect(pivot.isFiltered()).toBe(true);
});

test("a total has a bin for each measure", () => {
  const total = { ...view, axes: [], size: 1, shown: [0], values: () => Float64Array.of(7) };
  const pivot = pivotMeasures(total, measures);
  expect(pivot.axes).toHaveLength(1);
  expect([...pivot.values("any")]).toEqual([7, 7]);
  expect(pivot.shown).toEqual([0, 1]);
});

test.each([
  { before: null, next: [4], bins: [1], what: "a cell stands for its column" },
  { before: [1], next: [4], bins: null, what: "the same column again is let go" },
  { before: [1], next: [3], bins: [0], what: "another takes its place" },
  { before: [1], next: [1, 3, 4], bins: [0, 1], what: "one more is added" },
  { before: [0, 1], next: [0, 1, 3], bins: [0], what: "one less is taken away" },
  { before: [0, 1], next: [2], bins: [2], what: "one takes the place of several" },
  { before: [1], next: null, bins: null, what: "nothing is nothing" },
])("$what", ({ before, next, bins }) => {
  expect(unpivotSelection(next, before, size)).toEqual(bins);
});

test("a chosen bin is chosen in every row", () => {
  expect(pivotSelection([1, 2], size)).toEqual([1, 2, 4, 5]);
  expect(pivotSelection({ from: 0, to: 2 }, size)).toEqual([0, 1, 3, 4]);
});
