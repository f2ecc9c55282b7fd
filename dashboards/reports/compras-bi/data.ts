import { buildDrawTable, drawFrom } from "../../data/draw-table.ts";
import { SeededRandom } from "../../data/seeded-random.ts";
import { spreadQuota } from "../../data/spread-quota.ts";
import { weighDays } from "../../data/weigh-days.ts";
import { dayNumber } from "../../query/table/calendar.ts";
import type { Integers } from "../../query/table/column.ts";
import { items, sections, suppliers } from "./catalogue.ts";

export const firstDay = dayNumber(2021, 1, 1);
export const lastDay = dayNumber(2021, 12, 31);
export const lastQuarter = { from: dayNumber(2021, 10, 1), to: lastDay + 1 };

const months = 12;
const fertiliserKilos = 5_000_000;
/** Lines, percent of the year's amount, kilos by month in percent, and price by month (January is 100), by family. */
const years = [
  {
    lines: 2400,
    part: 40,
    kilos: [4, 7, 8, 6, 4, 3, 3, 5, 10, 17, 18, 15],
    prices: [100, 101, 103, 106, 110, 113, 117, 122, 129, 138, 145, 150],
  },
  {
    lines: 1100,
    part: 20,
    kilos: [8, 12, 14, 6, 2, 2, 4, 10, 18, 15, 6, 3],
    prices: [100, 100, 100, 101, 101, 100, 101, 101, 101, 102, 102, 102],
  },
  {
    lines: 1600,
    part: 26,
    kilos: [4, 7, 11, 15, 16, 13, 9, 6, 6, 5, 4, 4],
    prices: [100, 100, 101, 102, 102, 103, 103, 104, 105, 106, 106, 107],
  },
  {
    lines: 1000,
    part: 14,
    kilos: [4, 4, 5, 6, 9, 13, 15, 14, 12, 9, 5, 4],
    prices: [100, 101, 102, 104, 105, 107, 108, 109, 110, 111, 113, 114],
  },
];
/** Kilos that purchases are a multiple of. */
const lot = 10;

type Batch = { item: number; month: number; kilos: number; cents: number; lines: number };

/** Generates 6,100 invoice lines; kilos and amounts are exact by item and month. */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(2021);
  const batches = planBatches();
  const lineCount = batches.reduce((all, { lines }) => all + lines, 0);
  const column = (): Uint32Array => new Uint32Array(lineCount);
  const rows = {
    day: column(),
    item: column(),
    supplier: column(),
    section: column(),
    kilos: column(),
    amount: column(),
    atMonthMean: column(),
    atFirstHalf: column(),
    atJanuary: column(),
  };
  const boughtBefore = (end: number) =>
    items.map((_, item) => {
      const early = batches.filter((batch) => batch.item === item && batch.month < end);
      return [sum(early, "cents"), sum(early, "kilos")] as const;
    });
  const [january, firstHalf] = [boughtBefore(1), boughtBefore(months / 2)];
  const supplierTables = years.map((_, family) =>
    buildDrawTable(suppliers.map(([, weights]) => weights[family]!)),
  );
  const sectionTables = years.map((_, family) =>
    buildDrawTable(sections.map(([, weights]) => weights[family]!)),
  );
  let line = 0;
  for (const { item, month, kilos, cents, lines } of batches) {
    const family = items[item]![1];
    const { days, weights } = workingDays(month);
    const dayTable = buildDrawTable(weights);
    const sizes = Array.from({ length: lines }, () => 4 + random.below(17));
    const bought = spreadQuota(kilos / lot, sizes).map((lots) => lots * lot);
    const asked = bought.map((size, at) => {
      const supplier = drawFrom(supplierTables[family]!, random);
      const section = drawFrom(sectionTables[family]!, random);
      rows.supplier[line + at] = supplier;
      rows.section[line + at] = section;
      rows.day[line + at] = days[drawFrom(dayTable, random)]!;
      const noise = 990 + random.below(21);
      const price = (suppliers[supplier]![2] * sections[section]![2] * noise) / 1_000_000;
      return size * Math.round(price);
    });
    const amounts = spreadQuota(cents, asked);
    const [halfCents, halfKilos] = firstHalf[item]!;
    const [januaryCents, januaryKilos] = january[item]!;
    for (const [at, size] of bought.entries()) {
      rows.item[line + at] = item;
      rows.kilos[line + at] = size;
      rows.amount[line + at] = amounts[at]!;
      rows.atMonthMean[line + at] = Math.round((size * cents) / kilos);
      rows.atFirstHalf[line + at] = Math.round((size * halfCents) / halfKilos);
      rows.atJanuary[line + at] = Math.round((size * januaryCents) / januaryKilos);
    }
    line += lines;
  }
  return rows;
}

/**
 * Plans the purchases of every item in every month, so that each family has its share of the year's amount to the cent.
 */
function planBatches(): Batch[] {
  const fertiliserCents = sum(planFamily(0, fertiliserKilos), "cents");
  return years.flatMap(({ part }, family) => {
    if (family === 0) return planFamily(0, fertiliserKilos);
    const wanted = Math.round((fertiliserCents * part) / years[0]!.part);
    const trial = planFamily(family, fertiliserKilos);
    const kilos = Math.round((fertiliserKilos * wanted) / sum(trial, "cents"));
    const batches = planFamily(family, kilos);
    const cents = spreadQuota(
      wanted,
      batches.map((batch) => batch.cents),
    );
    for (const [at, batch] of batches.entries()) batch.cents = cents[at]!;
    return batches;
  });
}

function planFamily(family: number, yearKilos: number): Batch[] {
  const { lines, kilos, prices } = years[family]!;
  const own = items.flatMap(([, of, price, part], item) =>
    of === family ? [{ item, price, part }] : [],
  );
  const mix = own.map(({ part }) => part);
  const lots = spreadQuota(Math.round(yearKilos / lot), kilos);
  const linesByMonth = spreadQuota(lines, kilos);
  return lots.flatMap((monthLots, month) => {
    const itemLots = spreadQuota(monthLots, mix);
    const itemLines = spreadQuota(linesByMonth[month]!, mix);
    return own.flatMap(({ item, price }, at): Batch[] => {
      const size = itemLots[at]! * lot;
      if (itemLines[at] === 0) return [];
      const cents = Math.round((size * price * prices[month]!) / 1000);
      return [{ item, month, kilos: size, cents, lines: itemLines[at]! }];
    });
  });
}

function workingDays(month: number): ReturnType<typeof weighDays> {
  const first = dayNumber(2021, month + 1, 1);
  const next = month === months - 1 ? dayNumber(2022, 1, 1) : dayNumber(2021, month + 2, 1);
  return weighDays(first, next - 1, { byWeekday: [5, 5, 5, 5, 4, 1, 0] });
}

function sum(batches: readonly Batch[], key: "kilos" | "cents"): number {
  return batches.reduce((all, batch) => all + batch[key], 0);
}
