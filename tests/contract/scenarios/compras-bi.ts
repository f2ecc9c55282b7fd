import type { Recount, Row } from "../../support/scenarios/recount.ts";

const dayMs = 86_400_000;
const isFertiliser = (row: Row): boolean => row["item"]! <= 5;
const dateOf = (row: Row): Date => new Date(row["day"]! * dayMs);

let prices: { of: readonly Row[]; mean: (item: number, month: number) => number } | undefined;

function add(some: readonly Row[], column: string): number {
  return some.reduce((sum, row) => sum + row[column]!, 0);
}

function findPrices(rows: readonly Row[]): (item: number, month: number) => number {
  if (prices?.of === rows) return prices.mean;
  const groups = Map.groupBy(
    rows,
    (row) => `${String(row["item"])} ${String(dateOf(row).getUTCMonth())}`,
  );
  const mean = (item: number, month: number): number => {
    const some = groups.get(`${String(item)} ${String(month)}`)!;
    return add(some, "amount") / add(some, "kilos");
  };
  prices = { of: rows, mean };
  return mean;
}

/** Fertilizer orders from October on, of the given part, are bought in the month at its price, and stored. */
export const recount: Recount = {
  change: (row, { part, month, storage }, at, rows) => {
    const date = dateOf(row);
    const bought = date.getUTCMonth();
    if (!isFertiliser(row) || bought < 9 || (61 * at) % 100 >= part!) return row;
    const mean = findPrices(rows);
    const dearer = mean(row["item"]!, month!) / mean(row["item"]!, bought);
    const storedCents = (row["kilos"]! / 1000) * (bought - month!) * storage! * 100;
    return {
      ...row,
      day: Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), 28)) / dayMs,
      amount: roundNear(row["amount"]! * dearer + storedCents),
      atMonthMean: roundNear(row["atMonthMean"]! * dearer + storedCents),
    };
  },
  gain: (before, after) => (before["amount"]! - after["amount"]!) / 100,
};

/** Rounds away differences in the last digits between two orders of the same multiplications. */
function roundNear(value: number): number {
  return Math.round(Number(value.toPrecision(12)));
}
