import { dayNumber } from "../../query/table/calendar.ts";

export const firstDay = dayNumber(2024, 1, 1);
export const lastDay = dayNumber(2024, 12, 31);

/** `agreed` is the lead time in days, `early` how many days before it a delivery may come. */
type Supplier = { family: number; orders: number; late: number; agreed: number; early: number };

const rows = [
  [0, 2760, 432, 8, 3],
  [0, 2280, 336, 12, 2],
  [2, 1920, 240, 16, 4],
  [1, 3120, 1344, 13, 9],
  [3, 2040, 288, 18, 3],
  [2, 1080, 96, 20, 5],
  [4, 1680, 192, 6, 2],
  [0, 1440, 144, 10, 4],
  [4, 2640, 1056, 12, 9],
  [1, 2400, 384, 9, 2],
  [3, 1800, 216, 15, 5],
  [2, 840, 72, 22, 6],
] as const;

/** The shares of late orders are 28, 22, 9, 8, 7, 6, 5, 4.5, 4, 3, 2 and 1.5 % of 4,800 (§9). */
export const suppliers: readonly Supplier[] = rows.map(([family, orders, late, agreed, early]) => ({
  family,
  orders,
  late,
  agreed,
  early,
}));
export const supplierIds = suppliers.map((_, at) => `supplier${String(at + 1)}`);
/** The two suppliers whose lead time varies most, with half of the late orders. */
export const erraticIds = ["supplier4", "supplier9"];
/** Most days before the promised one on which a delivery comes. */
export const earliest = Math.max(...suppliers.map(({ early }) => early));
/** Most days after it. */
export const latest = 12;
/** Their late cells in the view by arrival. */
export const lateCells = erraticIds.flatMap((id) =>
  Array.from({ length: latest }, (_, at) => {
    const row = supplierIds.indexOf(id) * (earliest + 1 + latest);
    return row + earliest + 1 + at;
  }),
);
/** Their cells in the view by lead time, 27 days in columns of three. */
export const erraticRows = erraticIds.flatMap((id) =>
  Array.from({ length: 9 }, (_, at) => supplierIds.indexOf(id) * 9 + at),
);

export const families = ["cable", "wiring", "protection", "lighting", "conduit"];
export const rotations = ["fast", "medium", "slow"];
export const prices = ["cheap", "middling", "dear"];

// Family, rotation, price and weight of orders of each item.
const itemFacts = {
  cable15: [0, 0, 1, 34],
  cable25: [0, 0, 1, 30],
  cable6: [0, 1, 1, 14],
  hose: [0, 1, 2, 12],
  networkCable: [0, 2, 2, 8],
  socket: [1, 0, 0, 34],
  switch: [1, 0, 0, 28],
  frame: [1, 0, 0, 20],
  changeover: [1, 1, 0, 12],
  dataPoint: [1, 2, 1, 5],
  breaker: [2, 0, 1, 32],
  residual: [2, 1, 2, 22],
  fuse: [2, 1, 0, 18],
  contactor: [2, 2, 2, 10],
  surge: [2, 2, 2, 6],
  bulb: [3, 0, 0, 34],
  downlight: [3, 1, 1, 22],
  tube: [3, 1, 1, 16],
  emergency: [3, 2, 1, 9],
  floodlight: [3, 2, 2, 7],
  corrugated: [4, 0, 0, 30],
  junctionBox: [4, 0, 0, 26],
  tie: [4, 0, 0, 22],
  trunking: [4, 1, 0, 14],
  tray: [4, 2, 2, 6],
} as const;

type Item = { id: string; family: number; rotation: number; price: number; weight: number };

export const items: readonly Item[] = Object.entries(itemFacts).map(
  ([id, [family, rotation, price, weight]]) => ({ id, family, rotation, price, weight }),
);
export const itemIds = items.map(({ id }) => id);
export const familyOfItem = items.map(({ family }) => family);
