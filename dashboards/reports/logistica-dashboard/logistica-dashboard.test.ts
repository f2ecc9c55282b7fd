import { expect, test } from "vitest";
import { openReport } from "../../../tests/support/read-report.ts";
import { report } from "./report.ts";
import { idleAfterDays, items, slotCount } from "./warehouse.ts";

const { columns, list: read } = openReport(report);
const { aisle, item, state, since, departures } = columns as Record<string, Uint16Array>;

test("gives every figure of the case study", () => {
  expect(read("total", "occupiedDays")).toEqual([62_050]);
  expect(read("total", "idleDays")).toEqual([12_410]);
});

test("ages stock without departures by a day a day, and derives idleness from that", () => {
  const faults: number[] = [];
  for (let row = 0; row < state!.length; row += 1) {
    const [now, days, left] = [state![row]!, since![row]!, departures![row]!];
    const isRight =
      now === 0 ? days === 0 : (now === 2) === days > idleAfterDays && (left === 0 || days === 0);
    const before = row - slotCount;
    const isOlder = before < 0 || days === 0 || days === since![before]! + 1;
    if (!isRight || !isOlder) faults.push(row);
  }
  expect(faults).toEqual([]);
});

test("keeps every item in its aisle, in five slots", () => {
  const misplaced = item!.findIndex((code, row) => items[code]!.aisle !== aisle![row]);
  expect(misplaced).toBe(-1);
  const slots = items.map((_, code) => item!.subarray(0, slotCount).filter((one) => one === code));
  expect(slots.map(({ length }) => length)).toEqual(items.map(() => 5));
});

test("has the facts that the words of the case state", () => {
  const months = read("month", "occupied");
  expect(months.indexOf(Math.max(...months))).toBe(10);
  const [, cold, , bulk] = read("zone", "occupied");
  expect(cold).toBe(Math.max(...read("zone", "occupied")));
  expect(cold).toBeGreaterThan(0.95);
  expect(bulk).toBeLessThan(0.7);
  const leaving = read("item", "departures");
  const most = [...leaving.keys()].toSorted((a, b) => leaving[b]! - leaving[a]!).slice(0, 8);
  const far = most.map((code) => items[code]!).filter(({ aisle: place }) => place >= 5);
  expect(far.map(({ id }) => id).toSorted()).toEqual(["R-126", "R-131", "R-132", "R-136", "R-137"]);
});
