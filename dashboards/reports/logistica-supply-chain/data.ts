import { assignCells } from "../../data/assign-cells.ts";
import { drawColumn } from "../../data/draw-column.ts";
import { SeededRandom } from "../../data/seeded-random.ts";
import { shareByGroup } from "../../data/share-by-group.ts";
import { weighDays } from "../../data/weigh-days.ts";
import type { Integers } from "../../query/table/column.ts";
import { splitOrders, type Cell } from "./split-orders.ts";
import { erraticIds, firstDay, items, lastDay, supplierIds, suppliers } from "./subjects.ts";

const isErratic = ({ supplier }: Cell): boolean => erraticIds.includes(supplierIds[supplier]!);
const isDelayed = ({ outcome }: Cell): boolean => outcome !== "clean" && outcome !== "hurried";
const isUrgent = ({ outcome }: Cell): boolean => outcome !== "clean" && outcome !== "late";

/** Legs of an order, as codes of `origin`; warehouse and transport follow. */
const fromSupplier = 1;
// Weights of days: no delay, delays by an erratic supplier, a regular one, warehouse and transport, and days regained.
const delays = [
  [1],
  [0, 9, 11, 12, 12, 11, 10, 9, 8, 6, 5, 4, 3],
  [0, 46, 32, 15, 7],
  [0, 58, 30, 12],
  [0, 82, 18],
  [0, 50, 34, 16],
];
export const longestDelay = 15;
// In cents: an urgent shipment costs 57 euros, the others 12 on average, so that 5 % of them are 20 % of the cost (§9).
const freight = [27_360_000, 6_840_000];
const basket = [
  { least: 850, spread: 700 },
  { least: 4200, spread: 3000 },
];
// Weights of days that stock lasts, by rotation, in steps of three.
const coverSteps = [
  [0, 14, 24, 26, 18, 10, 5],
  [0, 0, 0, 0, 6, 10, 14, 16, 16, 14, 10, 7, 5, 3],
  Array.from({ length: 62 }, (_, step) => (step < 22 ? 0 : step < 42 ? 10 : 6)),
];
/** Stockouts per 1,000 orders that the supplier did not delay, by rotation and price. */
const missing = [
  [104, 72, 60],
  [46, 40, 36],
  [19, 16, 13],
];

/** Generates the 24,000 orders of 2024 with their outcome. */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(12);
  const orders = splitOrders();
  const { cellOf, read, draw } = assignCells(orders, random);
  const supplier = read((cell) => cell.supplier);
  const agreed = read((cell) => suppliers[cell.supplier]!.agreed);
  const delayed = read(isDelayed);
  const urgent = read(isUrgent);
  const origin = draw(weighOrigins);
  const isLateSupply = origin.map((leg) => (leg === fromSupplier ? 1 : 0));
  const item = drawColumn(
    isLateSupply.map((flag, row) => supplier[row]! * 2 + flag),
    suppliers.flatMap(({ family }) => [weighItems(family, false), weighItems(family, true)]),
    random,
  );
  const legs = drawLegs(cellOf, orders.cells, origin, random);
  const early = drawColumn(
    supplier,
    suppliers.map((one) => Array.from({ length: one.early + 1 }, () => 1)),
    random,
  );
  const ordinaryMode = drawColumn(new Uint16Array(cellOf.length), [[3, 2]], random);
  const [quiet, busy] = [weighMonths(3), weighMonths(4)];
  return {
    day: drawColumn(delayed, [quiet.weights, busy.weights], random).map((at) => quiet.days[at]!),
    supplier,
    warehouse: read((cell) => cell.warehouse),
    item,
    rotation: item.map((code) => items[code]!.rotation),
    price: item.map((code) => items[code]!.price),
    mode: urgent.map((flag, row) => (flag === 1 ? 2 : ordinaryMode[row]!)),
    reason: urgent.map((flag, row) => (flag === 1 ? 2 - delayed[row]! : 0)),
    origin,
    lead: agreed.map((days, row) => days + (legs.supplierDays[row]! || -early[row]!)),
    ...legs,
    arrival: Int16Array.from(agreed, (_, row) => legs.daysLate[row]! || Math.min(0, -early[row]!)),
    ...drawStock(item, isLateSupply, random),
    freight: shareByGroup(
      freight,
      urgent,
      urgent.map((flag) => basket[flag]!.least + random.below(basket[flag]!.spread)),
    ),
  };
}

/**
 * Weighs the leg in which a delay begins: mostly the supplier, rarely transport, never transport before an urgent
 * shipment.
 */
function weighOrigins(cell: Cell): number[] {
  if (!isDelayed(cell)) return [1, 0, 0, 0];
  const transport = cell.outcome === "late" ? 5 : 0;
  const warehouse = cell.warehouse === 3 ? 30 : 20;
  return isErratic(cell) ? [0, 90, warehouse / 2, transport / 5] : [0, 58, warehouse, transport];
}

function weighItems(family: number, isLate: boolean): number[] {
  return items.map((item, code) => {
    if (item.family !== family) return 0;
    const factor = [4 - item.price, 1, 1][item.rotation]!;
    const luck = 7 + ((code * 5) % 8);
    return isLate ? item.weight * factor * luck * (item.rotation === 2 ? 1 : 3) : 3 * item.weight;
  });
}

type LegColumn = "supplierDays" | "warehouseDays" | "transportDays" | "recovered" | "daysLate";

/** Returns the extra days in each leg, the days that an urgent shipment regained, and the days that remain late. */
function drawLegs(
  cellOf: Uint16Array,
  cells: readonly Cell[],
  origin: Uint16Array,
  random: SeededRandom,
): Record<LegColumn, Uint8Array> {
  const kindOf = origin.map((leg, row) => {
    const cell = cells[cellOf[row]!]!;
    if (leg === 0) return 0;
    if (cell.outcome === "rescued") return 5;
    return leg === fromSupplier && isErratic(cell) ? 1 : leg + 1;
  });
  const drawn = drawColumn(kindOf, delays, random);
  const recovered = new Uint8Array(cellOf.length);
  for (const [row, cell] of cellOf.entries()) {
    const { outcome } = cells[cell]!;
    if (outcome === "rescued") recovered[row] = drawn[row]!;
    if (outcome !== "lateUrgent") continue;
    recovered[row] = drawn[row]! > 3 ? 2 : 1;
    drawn[row]! += 1;
  }
  const daysOf = (leg: number): Uint8Array =>
    Uint8Array.from(drawn, (days, row) => (origin[row] === leg ? days : 0));
  return {
    supplierDays: daysOf(fromSupplier),
    warehouseDays: daysOf(fromSupplier + 1),
    transportDays: daysOf(fromSupplier + 2),
    recovered,
    daysLate: recovered.map((days, row) => drawn[row]! - days),
  };
}

/** Returns whether the item was out of stock on the day of the order, and for how many days its stock lasted. */
function drawStock(
  item: Uint16Array,
  isLateSupply: Uint16Array,
  random: SeededRandom,
): Record<string, Uint8Array> {
  const rate = items.map(({ rotation, price }) => missing[rotation]![price]!);
  const lacks = drawColumn(
    item,
    rate.map((thousandth) => [1000 - thousandth, thousandth]),
    random,
  );
  const steps = drawColumn(
    item,
    items.map(({ rotation }) => coverSteps[rotation]!),
    random,
  );
  const stockout = Uint8Array.from(lacks, (flag, row) => flag | isLateSupply[row]!);
  return {
    stockout,
    cover: stockout.map((flag, row) => (flag === 1 ? 0 : 3 * steps[row]! + (row % 3))),
  };
}

function weighMonths(peak: number): { days: Int32Array; weights: number[] } {
  return weighDays(firstDay, lastDay, {
    byWeekday: [11, 10, 10, 10, 9, 2, 0],
    byMonth: [3, 3, peak, peak, 3, 3, 3, 2, peak, peak, 3, 2],
  });
}
