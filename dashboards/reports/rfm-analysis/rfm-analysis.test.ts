import { expect, test } from "vitest";
import { openReport } from "../../../tests/support/read-report.ts";
import { report } from "./report.ts";
import { splitCustomers } from "./split-customers.ts";
import { firstDay, lastDay } from "./subjects.ts";

const { columns: rows, model, list: read } = openReport(report);
const column = (name: string): number[] => [...rows[name]!];

test("gives each customer a row, and each score its rule", () => {
  expect(column("customer")).toEqual(splitCustomers().map((_, row) => row));
  for (const name of ["recencyScore", "valueScore"]) {
    const counts = [1, 2, 3, 4, 5].map(
      (score) => column(name).filter((one) => one === score).length,
    );
    // Customers with equal spending, to the cent, have the same score.
    for (const count of counts) expect(Math.abs(count - 2400), name).toBeLessThan(15);
  }
  // The quintile limits are 1, 1, 2 and 4 orders, so nobody gets a 2.
  const orders = column("orders").toSorted((a, b) => a - b);
  const cuts = [1, 2, 3, 4].map((fifth) => orders[(orders.length * fifth) / 5 - 1]!);
  const scores = column("orders").map((count) => 1 + cuts.filter((cut) => count > cut).length);
  expect(scores).toEqual(column("frequencyScore"));
});

test("keeps dates, waits and orders of a customer in step", () => {
  const [orders, wait, recency, first] = ["orders", "wait", "recency", "first"].map(column);
  for (const [row, count] of orders!.entries()) {
    const span = lastDay - recency![row]! - first![row]!;
    expect(first![row]).toBeGreaterThanOrEqual(firstDay);
    expect(wait![row]! > 0).toBe(count > 1);
    if (count < 3) expect(span).toBe(wait![row]);
    else expect(wait![row]).toBeLessThan(span);
  }
});

test("shows that people who come back do so within 60 days, and fewer and fewer after that", () => {
  const waits = read("wait", "repeaters");
  expect(waits.reduce((sum, one) => sum + one)).toBe(6000);
  expect(waits.slice(4, -1)).toEqual(waits.slice(4, -1).toSorted((a, b) => b - a));
  expect(read("total", "medianWait")[0]).toBeLessThan(60);
});

test("has champions who order as much a time as all, and more often", () => {
  const [average, champions] = [read("total", "averageOrder")[0]!, read("group", "averageOrder")];
  expect(Math.abs(champions[0]! / average - 1)).toBeLessThan(0.05);
  expect(read("group", "ordersEach")[0]).toBe(Math.max(...read("group", "ordersEach")));
});

test("has more champions and loyal customers among subscribers", () => {
  const [oneOff, subscribers] = read("subscription", "bestCustomers");
  expect(subscribers).toBeGreaterThan(3 * oneOff!);
});

test("has what the titles say", () => {
  const [sales, customers] = [read("group", "salesShare"), read("group", "customersShare")];
  expect(sales.map((share, group) => share > customers[group]!)).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
  const [many, most] = read("orderBand", "salesShare").slice(3);
  expect(many! + most!).toBeCloseTo(0.6, 1);
  expect(read("subscription", "bestCustomers")[1]).toBeGreaterThan(0.5);
});

test("has the top fifth of spenders in three groups", () => {
  const top = read("value", "customers").filter((_, bin) => bin % 5 === 4);
  expect(top.map((count) => count > 0)).toEqual([true, true, false, false, true, false]);
});

test("lists the customers of a group, and only them", () => {
  const state = { ...model.start, page: "list", drill: { list: [0] } };
  const { read: readShown, countRows } = model.show(state);
  const result = readShown("list");
  expect(result.shown).toHaveLength(720);
  expect(result.shown.every((row) => rows["group"]![row] === 0)).toBe(true);
  expect(countRows()).toBe(720);
});
