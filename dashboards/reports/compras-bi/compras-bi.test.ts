import { expect, test } from "vitest";
import { findEnds, openReport } from "../../../tests/support/read-report.ts";
import { largest } from "./catalogue.ts";
import { report } from "./report.ts";

const { table, read } = openReport(report);
const sum = (values: Iterable<number>): number => [...values].reduce((all, one) => all + one, 0);
const column = (name: string) => table.columns[name]!.values;

test("every line has kilos and an amount, which add up to the month's mean price", () => {
  for (const name of ["kilos", "amount", "atMonthMean", "atFirstHalf"]) {
    expect(Math.min(...column(name))).toBeGreaterThan(0);
  }
  expect(sum(column("atMonthMean")) / sum(column("amount"))).toBeCloseTo(1, 6);
  const byFamily = sum(Object.values(read("family", "amount")));
  expect(byFamily).toBeCloseTo(sum(column("amount")) / 100, 2);
});

test("fertiliser prices rise every month and are highest in the last quarter, which has the largest purchases", () => {
  const prices = Object.values(read("month", "fertPrice"));
  expect(prices.toSorted((a, b) => a - b)).toEqual(prices);
  const kilos = Object.values(read("month", "fertKilos"));
  const order = [...kilos.keys()].toSorted((a, b) => kilos[b]! - kilos[a]!);
  expect(new Set(order.slice(0, 3))).toEqual(new Set([9, 10, 11]));
});

test("the same kilos would have cost less at the prices of the first half", () => {
  const extra = Object.values(read("month", "extraCost"));
  expect(sum(extra.slice(9)) / sum(extra)).toBeGreaterThan(0.8);
  expect(Math.abs(sum(extra.slice(0, 6)))).toBeLessThan(10);
});

test("fertiliser is the largest family; each family has a quarter of its own", () => {
  expect(findEnds(read("family", "amount")).highest).toBe("fertiliser");
  const cells = read("familyQuarter", "amount");
  const quarters = ["fertiliser", "seed", "protection", "packaging"].map(
    (family) =>
      findEnds(
        Object.fromEntries([0, 1, 2, 3].map((at) => [at, cells[`${family} ${String(at)}`]!])),
      ).highest,
  );
  expect(quarters).toEqual(["3", "0", "1", "2"]);
});

test("none of the three largest suppliers has the lowest fertiliser price", () => {
  const amounts = read("supplier", "amount");
  const order = Object.keys(amounts).toSorted((a, b) => amounts[b]! - amounts[a]!);
  expect(new Set(order.slice(0, 3))).toEqual(new Set(largest));
  const prices = Object.entries(read("supplier", "fertPrice")).filter(
    ([, price]) => !Number.isNaN(price),
  );
  const cheaper = prices.toSorted(([, a], [, b]) => a - b).slice(0, 2);
  expect(cheaper.map(([name]) => name).filter((name) => largest.includes(name))).toEqual([]);
});

test("sections pay different prices for the same item in the same month, all year", () => {
  expect(findEnds(read("section", "gap"))).toEqual({ highest: "vegetables", lowest: "cereals" });
  const quarters = read("sectionQuarter", "gap");
  for (const at of [0, 1, 2, 3]) {
    expect(quarters[`vegetables ${String(at)}`]).toBeGreaterThan(0.01);
    expect(quarters[`cereals ${String(at)}`]).toBeLessThan(-0.01);
  }
});

test("the price of seed moves less than 3 % in the year", () => {
  const prices = Object.values(read("month", "seedPrice"));
  expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(1.03);
});
