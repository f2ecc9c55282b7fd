import {
  add,
  between,
  isHighest,
  isLowest,
  partOf,
  round,
  listValues,
  type Readings,
} from "../../support/claims/reading.ts";
import type { NaiveFigures } from "../../support/claims/open-rows.ts";

const erratic = ["supplier4", "supplier9"];
const missing = new Set(["switch", "tie", "corrugated", "frame", "socket", "junctionBox"]);
const legs = ["supplierExtra", "warehouseExtra", "transportExtra"];

/** The late orders of each supplier, the most first. */
const rankLate = (rows: NaiveFigures): { name: string; late: number }[] => {
  const late = new Map<string, number>();
  for (const { name, value } of rows.list()) {
    const supplier = name.split(" ")[0]!;
    late.set(supplier, (late.get(supplier) ?? 0) + value);
  }
  return Array.from(late, ([name, sum]) => ({ name, late: sum })).toSorted(
    (a, b) => b.late - a.late,
  );
};
const topTwo = (rows: NaiveFigures): number => {
  const sorted = rankLate(rows).map((one) => one.late);
  return (sorted[0]! + sorted[1]!) / add(sorted);
};
/** Rounded as displayed, since the share is computed from displayed figures. */
const firstOf = (rows: NaiveFigures, name: string): number =>
  round(rows.of(name), 2) / add(listValues(rows).map((value) => round(value, 2)));
const daysOf = ({ of }: NaiveFigures, warehouse: string): number =>
  add(legs.map((leg) => round(of(warehouse, leg), 2)));

function findWorst(rows: NaiveFigures): { name: string; bin: number } {
  return rows.list().toSorted((a, b) => daysOf(rows, b.name) - daysOf(rows, a.name))[0]!;
}

export const readings: Readings = {
  lateByWarehouse: {
    isTrue: (rows) =>
      isHighest(["south"]).isTrue(rows) && rows.of("south") > 0.29 && rows.of("south") < 0.34,
  },
  mostMissing: {
    isTrue: ({ list }) =>
      list().every(({ name, value }) => missing.has(name) === round(value, 3) > 1 / 3),
  },
  lateBySupplier: {
    isTrue: (rows) =>
      rankLate(rows)
        .slice(0, 2)
        .every(({ name }) => erratic.includes(name)) && Math.abs(topTwo(rows) - 0.5) <= 0.05,
    says: (rows) => ({ share: 100 * topTwo(rows) }),
  },
  leadBySupplier: {
    isTrue: (rows) => {
      const slowest = rows.list("meanLead").toSorted((a, b) => b.value - a.value)[0]!;
      return isHighest(erratic, "leadDeviation").isTrue(rows) && !erratic.includes(slowest.name);
    },
  },
  leadSpread: {
    isTrue: ({ list }) => {
      const usual = new Map<string, number[]>();
      for (const { name, value } of list()) {
        const supplier = name.split(" ")[0]!;
        usual.set(supplier, [...(usual.get(supplier) ?? []), value]);
      }
      const habit = (supplier: string): number =>
        Math.max(...usual.get(supplier)!) / add(usual.get(supplier)!);
      const steady = [...usual.keys()].filter((supplier) => !erratic.includes(supplier));
      const least = Math.min(...steady.map(habit));
      return steady.length === 10 && erratic.every((supplier) => habit(supplier) < least);
    },
  },
  daysByLeg: between(0.85, 0.95, (rows) => firstOf(rows, "supplierExtra")),
  daysByWarehouse: {
    isTrue: (rows) => findWorst(rows).name === "south",
    says: (rows) => ({ worst: findWorst(rows) }),
  },
  costByMode: {
    isTrue: ({ of }) => of("urgent") > of("urgent", "ordersShare"),
    says: ({ of }) => ({
      cost: 100 * of("urgent"),
      shipments: 100 * of("urgent", "ordersShare"),
    }),
  },
  urgentReasons: between(0.71, 0.79, (rows) => firstOf(rows, "afterDelay")),
  warehouseTable: {
    isTrue: (rows) =>
      isLowest(["south"], "onTime").isTrue(rows) && isHighest(["south"], "urgent").isTrue(rows),
  },
  onTimeByMonth: isLowest(["2", "3", "8", "9"]),
  stockoutsByShelf: isHighest(["fast cheap"]),
  stockoutsByItem: between(0.55, 0.65, (rows) => partOf(rows, ["wiring", "conduit"])),
  coverByRotation: isHighest(["slow"]),
};
