import { expect, it } from "vitest";
import { listPageNumbers, readPageNumber } from "./page-numbers.ts";

it.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [2, 3, "1 2 3"],
  [1, 6, "1 2 … 6"],
  [2, 6, "1 2 3 … 6"],
  [3, 6, "1 2 3 4 … 6"],
  [4, 6, "1 … 3 4 5 6"],
  [6, 6, "1 … 5 6"],
  [5, 9, "1 … 4 5 6 … 9"],
  [20, 40, "1 … 19 20 21 … 40"],
])("on page %i of %i shows %s", (current, count, row) => {
  const shown = listPageNumbers(current, count).map((entry) => (entry === "gap" ? "…" : entry));
  expect(shown.join(" ")).toBe(row);
});

it.each([
  [undefined, 1],
  ["1", 1],
  ["4", 4],
  ["6", 6],
  ["7", 6],
  ["1e9", 6],
  ["Infinity", 6],
  ["0", 1],
  ["-3", 1],
  ["", 1],
  ["dos", 1],
  ["2abc", 1],
  ["2.4", 2],
])("takes the parameter %j for page %i of 6", (parameter, page) => {
  expect(readPageNumber(parameter, 6)).toBe(page);
});

it("has a first page even of an empty list", () => {
  expect(readPageNumber("3", 0)).toBe(1);
});
