import * as fc from "fast-check";
import { expect, test } from "vitest";
import { averageKnown, change, count, distinct, median, sum } from "./measures/measure.ts";
import { number } from "./measures/units.ts";
import { openGroupedModel } from "./open-grouped-model.ts";
import type { ReportDefinition } from "./report-definition.ts";
import { createModel } from "./report-model.ts";
import { selectBins } from "./state/report-state.ts";
import { dayNumber } from "./table/calendar.ts";
import { day, dictionary, scaledInteger } from "./table/column.ts";
import { createTable } from "./table/table.ts";
import { by, drillable, pair } from "./table/view.ts";

type Row = { price: number | null; on: number | null; shop: string };

const shops = ["", "Bilbao", "Vigo"];
const [firstDay, lastDay] = [dayNumber(2023, 1, 1), dayNumber(2024, 12, 31)];
const [most, scale] = [500, 10];

const measures = {
  rows: number(count()),
  priced: number(count({ column: "price" })),
  price: number(sum("price")),
  mean: number(averageKnown("price")),
  median: number(median("price")),
  shops: number(distinct("shop")),
  cheap: number(count({ column: "price", to: 20 })),
};

const definition: ReportDefinition = {
  slug: "blanks",
  columns: {
    price: { ...scaledInteger(-50, most, scale), hasBlanks: true },
    on: { ...day(firstDay, lastDay), hasBlanks: true },
    shop: dictionary(shops),
  },
  measures: { ...measures, growth: number(change(sum("price"))) },
  views: {
    price: by("price", { width: 10 }),
    shop: by("shop"),
    time: drillable("on", ["year", "month"]),
    both: pair("shop", { column: "on", level: "quarter" }),
    prices: pair({ column: "price", width: 20 }, "shop"),
  },
  comparedBy: "on",
  pages: [{ id: "all", views: ["price", "shop", "time", "both", "prices"] }],
  story: [],
};

const rows: fc.Arbitrary<Row[]> = fc.array(
  fc.record({
    price: fc.option(fc.integer({ min: -50, max: most }), { freq: 3 }),
    on: fc.option(fc.integer({ min: firstDay, max: lastDay }), { freq: 3 }),
    shop: fc.constantFrom(...shops),
  }),
  { minLength: 1, maxLength: 60 },
);

function open(all: readonly Row[], make = createModel) {
  const table = createTable(definition.columns, {
    price: Int16Array.from(all, ({ price }) => price ?? most + 1),
    on: Int32Array.from(all, ({ on }) => on ?? lastDay + 1),
    shop: Uint8Array.from(all, ({ shop }) => shops.indexOf(shop)),
  });
  return make(definition, table);
}

/** Counts the measures of some rows anew, blanks left out. */
function recount(some: readonly Row[]): Record<keyof typeof measures, number> {
  const prices = some
    .flatMap(({ price }) => (price === null ? [] : [price / scale]))
    .toSorted((one, other) => one - other);
  const total = prices.reduce((all, price) => all + price, 0);
  const at = (prices.length - 1) / 2;
  const named = new Set(some.flatMap(({ shop }) => (shop === "" ? [] : [shop])));
  return {
    rows: some.length,
    priced: prices.length,
    price: total,
    mean: total / prices.length,
    median: (prices[Math.floor(at)]! + prices[Math.ceil(at)]!) / 2,
    shops: named.size,
    cheap: prices.filter((price) => price < 20).length,
  };
}

function expectSame(read: (id: string) => number, some: readonly Row[]): void {
  for (const [id, value] of Object.entries(recount(some)))
    expect(read(id).toFixed(9), id).toBe(value.toFixed(9));
}

test("rows without a value count in no sum, mean, median or bin, and in every other figure", () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(createModel, openGroupedModel), (all, make) => {
      const model = open(all, make);
      const result = model.show(model.start);
      expectSame((id) => result.read("total").values(id)[0]!, all);
      const price = result.read("price");
      const [axis] = price.axes;
      if (axis?.kind !== "numbers") throw new Error("A view of numbers");
      expect(price.shown).toHaveLength(axis.size);
      for (const bin of price.shown) {
        const from = axis.starts[bin]! * scale;
        const own = all.filter(
          (row) => row.price !== null && row.price >= from && row.price < from + 10 * scale,
        );
        expectSame((id) => price.values(id)[bin]!, own);
      }
      const [quarters, counted] = [result.read("both"), result.read("both").values("rows")];
      const dated = all.filter(({ on }) => on !== null);
      expect(quarters.shown.reduce((whole, bin) => whole + counted[bin]!, 0)).toBe(dated.length);
    }),
    { numRuns: 300, seed: 31 },
  );
});

test("a filter of days or of numbers leaves rows without a value out; one of the blank label keeps them", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const model = open(all);
      const inYear = selectBins(model.start, "time", [1]);
      const later = all.filter(({ on }) => on !== null && on >= dayNumber(2024, 1, 1));
      expectSame((id) => model.show(inYear).read("total").values(id)[0]!, later);
      const blank = selectBins(model.start, "shop", [0]);
      expectSame(
        (id) => model.show(blank).read("total").values(id)[0]!,
        all.filter(({ shop }) => shop === ""),
      );
      const priced = selectBins(model.start, "price", { from: 0, to: 1 });
      expect(model.show(priced).countRows()).toBe(
        all.filter(({ price }) => price !== null && price < 0).length,
      );
    }),
    { numRuns: 300, seed: 32 },
  );
});

test("rows without a day are on neither side of a comparison", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const model = open(all);
      const state = selectBins(model.start, "time", [1]);
      const compared = model.show(state).read("total").compared("price");
      const sumOf = (year: number): number =>
        all.reduce((total, { on, price }) => {
          const isIn = on !== null && on >= dayNumber(year, 1, 1) && on < dayNumber(year + 1, 1, 1);
          return isIn ? total + (price ?? 0) / scale : total;
        }, 0);
      expect(compared?.current[0]).toBeCloseTo(sumOf(2024), 6);
      expect(compared?.reference[0]).toBeCloseTo(sumOf(2023), 6);
    }),
    { numRuns: 200, seed: 33 },
  );
});
