import { expect, test } from "vitest";
import { openReport } from "../../../tests/support/read-report.ts";
import { report } from "./report.ts";
import { erraticIds, items, supplierIds, suppliers } from "./subjects.ts";

const { columns: rows, list: read } = openReport(report);
const at = (name: string, row: number): number => rows[name]![row]!;
const partOf = (values: readonly number[], ...codes: number[]): number =>
  codes.reduce((sum, code) => sum + values[code]!, 0) / values.reduce((sum, one) => sum + one);
const highest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

test("has the late orders of each supplier as the picture draws them", () => {
  const shares = read("supplier", "lateShare").map((share) => Math.round(1000 * share) / 10);
  expect(shares.toSorted((a, b) => b - a)).toEqual([28, 22, 9, 8, 7, 6, 5, 4.5, 4, 3, 2, 1.5]);
});

test("has the two suppliers with the widest spread, and neither is the slowest", () => {
  const deviations = read("supplier", "leadDeviation");
  const widest = [...deviations.keys()].toSorted((a, b) => deviations[b]! - deviations[a]!);
  expect(widest.slice(0, 2).map((code) => supplierIds[code])).toEqual(erraticIds);
  expect(erraticIds).not.toContain(supplierIds[highest(read("supplier", "meanLead"))]);
});

test("adds up each order's days by leg to the days it was late", () => {
  for (const [row, late] of [...rows["daysLate"]!].entries()) {
    const legs = ["supplierDays", "warehouseDays", "transportDays"].map((leg) => at(leg, row));
    const extra = legs.reduce((sum, days) => sum + days);
    expect(extra - at("recovered", row)).toBe(late);
    expect(legs.findIndex((days) => days > 0) + 1).toBe(at("origin", row));
    if (at("recovered", row) > 0) expect(at("mode", row)).toBe(2);
    expect(at("lead", row) - suppliers[at("supplier", row)]!.agreed > 0).toBe(legs[0]! > 0);
  }
});

test("lets suppliers serve items of their family, missing where they came late", () => {
  for (const [row, code] of [...rows["item"]!].entries()) {
    expect(items[code]!.family).toBe(suppliers[at("supplier", row)]!.family);
    if (at("supplierDays", row) > 0) expect(at("stockout", row)).toBe(1);
    expect(at("cover", row) > 0 && at("stockout", row) === 1).toBe(false);
  }
});

test("has the stockouts in fast and cheap items, and the longest cover in slow ones", () => {
  expect(highest(read("rotation", "stockoutRate"))).toBe(0);
  expect(highest(read("shelf", "stockouts"))).toBe(0);
  expect(highest(read("rotation", "cover"))).toBe(2);
});

test("has the south latest, with most urgent shipments", () => {
  expect(highest(read("warehouse", "onTime").map((share) => -share))).toBe(3);
  expect(highest(read("warehouse", "urgent"))).toBe(3);
  expect(highest(read("warehouse", "urgentShare"))).toBe(3);
});

test("sends most urgent shipments after a delay, which hardly ever begins in transport", () => {
  expect(read("total", "afterDelay")[0]).toBeGreaterThan(2 * read("total", "hurry")[0]!);
  const [, supplier, warehouse, transport] = read("origin", "orders");
  expect(transport).toBeLessThan((supplier! + warehouse!) / 20);
});

test("has what the titles say", () => {
  const legs = ["supplierExtra", "warehouseExtra", "transportExtra"];
  expect(
    partOf(
      legs.map((leg) => read("total", leg)[0]!),
      0,
    ),
  ).toBeCloseTo(0.9, 1);
  expect(partOf([read("total", "afterDelay")[0]!, read("total", "hurry")[0]!], 0)).toBeCloseTo(
    0.75,
    1,
  );
  expect(partOf(read("item", "stockouts"), 1, 4)).toBeCloseTo(0.62, 1);
  const onTime = read("time", "onTime");
  const worst = [...onTime.keys()].toSorted((a, b) => onTime[a]! - onTime[b]!).slice(0, 4);
  expect(worst.toSorted((a, b) => a - b)).toEqual([2, 3, 8, 9]);
});
