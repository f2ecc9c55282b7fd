import en from "#folder/content/scenarios/en/compras-bi.json" with { type: "json" };
import es from "#folder/content/scenarios/es/compras-bi.json" with { type: "json" };
import type { Scenario } from "../../query/scenario/scenario.ts";
import { dayNumber, readDate } from "../../query/table/calendar.ts";
import type { DictionaryDeclaration } from "../../query/table/column.ts";
import type { Table } from "../../query/table/table.ts";

const fertiliser = 0;
/** October, counted from January as 0. */
const autumn = 9;
const months = 12;
const lastCommonDay = 28;
/** Coprime with 100, so that the slider's percentage of any hundred lines in a row moves. */
const stride = 61;

/** Buys part of the fertiliser of October to December earlier, at the price of that month, and stores it until then. */
export const scenario: Scenario = {
  sliders: [
    { id: "part", min: 0, max: 100, step: 5, start: 50, unit: "percent", scale: 100 },
    { id: "month", min: 0, max: autumn - 1, step: 1, start: 3, unit: "count", scale: 1 },
    { id: "storage", min: 0, max: 30, step: 1, start: 5, unit: "euros", scale: 1 },
  ],
  change: (table, { part, month, storage }) => {
    const { columns } = table;
    const [item, kilos] = [columns["item"]!.values, columns["kilos"]!.values];
    const day = Int32Array.from(columns["day"]!.values);
    const amount = Uint32Array.from(columns["amount"]!.values);
    const atMonthMean = Uint32Array.from(columns["atMonthMean"]!.values);
    const isFertiliser = findFertiliser(table);
    const priceOf = readPrices(table);
    for (let line = 0; line < day.length; line += 1) {
      const from = readDate(day[line]!);
      const code = item[line]!;
      const isMoved = (line * stride) % 100 < part!;
      if (!isMoved || !isFertiliser[code] || from.month - 1 < autumn) continue;
      const [now, then] = [priceOf(code, from.month - 1), priceOf(code, month!)];
      // Storage in euros per tonne and month is a tenth of a cent per kilo.
      const stored = (kilos[line]! * storage! * (from.month - 1 - month!)) / 10;
      amount[line] = toCents((amount[line]! * then) / now + stored);
      atMonthMean[line] = toCents((atMonthMean[line]! * then) / now + stored);
      day[line] = dayNumber(from.year, month! + 1, Math.min(from.day, lastCommonDay));
    }
    return { day, amount, atMonthMean };
  },
  gain: ({ columns: before }, { columns: after }) => {
    const [now, then] = [before["amount"]!.values, after["amount"]!.values];
    return (line) => (now[line]! - then[line]!) / 100;
  },
  // Half of the autumn's purchases move, so that its three months buy as much as any other three.
  likeMean: () => ({ part: 50 }),
  breakEven: "storage",
};

export const words = { es, en };

/** Rounds half a cent up, after removing rounding errors of the divisions before. */
function toCents(amount: number): number {
  return Math.round(Number(amount.toPrecision(12)));
}

function findFertiliser({ columns }: Table): boolean[] {
  const { levels } = columns["item"]!.declaration as DictionaryDeclaration;
  return Array.from(levels[0]!.of, (family) => family === fertiliser);
}

/** Returns the mean price of each item in each month, over all purchases. */
function readPrices({ columns, rowCount }: Table): (item: number, month: number) => number {
  const [items, days] = [columns["item"]!.values, columns["day"]!.values];
  const [kilos, amounts] = [columns["kilos"]!.values, columns["amount"]!.values];
  const bought: number[] = [];
  const paid: number[] = [];
  for (let line = 0; line < rowCount; line += 1) {
    const at = items[line]! * months + readDate(days[line]!).month - 1;
    bought[at] = (bought[at] ?? 0) + kilos[line]!;
    paid[at] = (paid[at] ?? 0) + amounts[line]!;
  }
  return (item, month) => paid[item * months + month]! / bought[item * months + month]!;
}
