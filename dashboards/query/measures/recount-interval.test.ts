import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openGroupedModel } from "../open-grouped-model.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { createModel } from "../report-model.ts";
import { selectBins, type ReportState } from "../state/report-state.ts";
import { dayNumber, readDate } from "../table/calendar.ts";
import { createTable } from "../table/table.ts";
import { by, pair } from "../table/view.ts";
import { findInterval, type Span } from "./interval.ts";
import type { Measure } from "./measure.ts";

const [first, last] = [dayNumber(2023, 1, 1), dayNumber(2024, 12, 31)];
const days = Array.from({ length: last - first + 1 }, (_, at) => first + at);
const halves = ["23a", "23b", "24a", "24b"];
const halfOf = (day: number): number => {
  const { year, month } = readDate(day);
  return (year - 2023) * 2 + Math.floor((month - 1) / 6);
};
const spans: Record<string, Span> = {
  ytd: { kind: "toDate", period: "year" },
  fiscal: { kind: "toDate", period: "year", yearEnd: { month: 6, day: 30 } },
  qtd: { kind: "toDate", period: "quarter" },
  before: { kind: "before", period: "month" },
  yearBefore: { kind: "before", period: "year" },
  latest: { kind: "latest", days: 90 },
  twoYears: { kind: "latest", years: 1 },
  all: { kind: "upTo" },
};
const kinds = {
  count: { kind: "count" },
  sum: { kind: "sum", column: "amount", power: 1 },
  distinct: { kind: "distinct", column: "amount", where: { column: "kind", is: ["a", "b"] } },
} as const;
const measures = Object.fromEntries(
  Object.entries(spans).flatMap(([id, span]) =>
    Object.entries(kinds).map(([kind, counted]) => {
      const value: Measure = { kind: "interval", counted, day: "date", span };
      return [`${id} ${kind}`, { value, unit: "count" as const, decimals: 0 }];
    }),
  ),
);

const definition: ReportDefinition = {
  slug: "intervals",
  columns: {
    date: { kind: "day", first, last, hasBlanks: true },
    half: {
      kind: "dictionary",
      labels: halves,
      levels: [],
      ofDay: { column: "date", values: days.map(halfOf) },
    },
    kind: { kind: "dictionary", labels: ["a", "b", "c"], levels: [] },
    amount: { kind: "integer", min: -9, max: 9, scale: 10 },
  },
  measures,
  views: {
    half: by("half"),
    kind: by("kind"),
    month: by("date", { level: "month" }),
    both: { ...pair("half", "kind"), isFilterable: false },
    turned: { ...pair("kind", { column: "date", level: "quarter" }), isFilterable: false },
  },
  totals: [],
  pages: [{ id: "p", views: ["half", "kind", "month", "both", "turned"] }],
  story: [],
};

type Row = { date: number; kind: number; amount: number };

const rows = fc.array(
  fc.record({
    date: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: first, max: last }) },
      fc.constant(last + 1),
    ),
    kind: fc.nat(2),
    amount: fc.integer({ min: -9, max: 9 }),
  }),
  { minLength: 1, maxLength: 60 },
);
const filters = fc.record(
  {
    half: fc.uniqueArray(fc.nat(3), { minLength: 1 }),
    kind: fc.uniqueArray(fc.nat(2), { minLength: 1 }),
    month: fc.uniqueArray(fc.nat(23), { minLength: 1 }),
  },
  { requiredKeys: [] },
);

/** The bins of a view: those of days, and those of rows. */
const bins: Record<
  string,
  (bin: number) => { day: (day: number) => boolean; row: (row: Row) => boolean }
> = {
  total: () => ({ day: () => true, row: () => true }),
  half: (bin) => ({ day: (day) => halfOf(day) === bin, row: () => true }),
  kind: (bin) => ({ day: () => true, row: ({ kind }) => kind === bin }),
  month: (bin) => ({ day: (day) => monthOf(day) === bin, row: () => true }),
  both: (bin) => ({
    day: (day) => halfOf(day) === Math.floor(bin / 3),
    row: ({ kind }) => kind === bin % 3,
  }),
  turned: (bin) => ({
    day: (day) => Math.floor(monthOf(day) / 3) === bin % 8,
    row: ({ kind }) => kind === Math.floor(bin / 8),
  }),
};

function monthOf(day: number): number {
  const { year, month } = readDate(day);
  return (year - 2023) * 12 + month - 1;
}

test("intervals count what the days of the filters and of each bin decide", () => {
  fc.assert(
    fc.property(rows, filters, (list, chosen) => {
      const known = new Map<string, number[]>();
      const values = {
        date: Int32Array.from(list, ({ date }) => date),
        half: Uint8Array.from(list, ({ date }) => (date > last ? 0 : halfOf(date))),
        kind: Uint8Array.from(list, ({ kind }) => kind),
        amount: Int8Array.from(list, ({ amount }) => amount),
      };
      const table = createTable(definition.columns, values);
      const models = [createModel(definition, table), openGroupedModel(definition, table)];
      const selected = Object.entries(chosen);
      for (const model of models) {
        const state = selected.reduce(
          (own: ReportState, [view, own_]) =>
            selectBins(
              own,
              view,
              own_.toSorted((a, b) => a - b),
            ),
          model.start,
        );
        const result = model.show(state);
        for (const view of Object.keys(bins)) {
          const { values: read, size } = result.read(view);
          for (const id of Object.keys(measures)) {
            const wanted = Array.from({ length: size }, (_, bin) => count(id, view, bin));
            expect([view, id, ...read(id)]).toEqual([view, id, ...wanted]);
          }
        }
      }

      function leftOf(key: string, view: string, isOwn: (day: number) => boolean): number[] {
        const found = known.get(key) ?? days.filter((day) => isOwn(day) && passes(view, day));
        known.set(key, found);
        return found;
      }
      function passes(view: string, day: number): boolean {
        const inHalf = view === "half" || (chosen.half?.includes(halfOf(day)) ?? true);
        return inHalf && (view === "month" || (chosen.month?.includes(monthOf(day)) ?? true));
      }
      function count(id: string, view: string, bin: number): number {
        const [name, kind] = id.split(" ") as [string, keyof typeof kinds];
        const own = bins[view]!(bin);
        const left = leftOf(`${view} ${String(bin)}`, view, own.day);
        if (left.length === 0) return 0;
        const span = findInterval(spans[name]!, left[0]!, left.at(-1)!);
        if (span === null) return Number.NaN;
        const counted = list.filter(
          (row) =>
            row.date >= span.from &&
            row.date <= Math.min(span.to, last) &&
            own.row(row) &&
            (view === "kind" || (chosen.kind?.includes(row.kind) ?? true)),
        );
        if (kind === "count") return counted.length;
        if (kind === "sum") return counted.reduce((sum, { amount }) => sum + amount, 0) / 10;
        const ofKind = counted.filter((row) => row.kind < 2);
        return new Set(ofKind.map(({ amount }) => amount)).size;
      }
    }),
    { numRuns: 60, seed: 31 },
  );
});

test.each<[string, Span, string, string, string | null]>([
  ["a year to date", spans["ytd"]!, "2024-01-03", "2024-03-05", "2024-01-01 2024-03-05"],
  [
    "a year that ends in June",
    spans["fiscal"]!,
    "2024-06-30",
    "2024-06-30",
    "2023-07-01 2024-06-30",
  ],
  [
    "a year that begins in July",
    spans["fiscal"]!,
    "2024-07-01",
    "2024-07-01",
    "2024-07-01 2024-07-01",
  ],
  ["a quarter to date", spans["qtd"]!, "2024-05-01", "2024-05-31", "2024-04-01 2024-05-31"],
  ["the month before", spans["before"]!, "2024-03-31", "2024-07-31", "2024-02-01 2024-02-29"],
  ["the year before", spans["yearBefore"]!, "2024-03-31", "2024-07-31", "2023-01-01 2023-12-31"],
  ["the year before two years", spans["yearBefore"]!, "2023-03-31", "2024-07-31", null],
  [
    "a year up to a leap day",
    spans["twoYears"]!,
    "2024-01-01",
    "2024-02-29",
    "2023-03-01 2024-02-29",
  ],
  ["a year from a leap day", spans["twoYears"]!, "2025-01-01", "2025-02-28", null],
  ["a year up to any day", spans["twoYears"]!, "2025-01-01", "2025-04-30", "2024-05-01 2025-04-30"],
  ["days", spans["latest"]!, "2024-01-01", "2024-03-30", "2024-01-01 2024-03-30"],
])("%s", (_, span, from, to, wanted) => {
  const [one, other] = [from, to].map((day) => Date.parse(day) / 86_400_000) as [number, number];
  const found = findInterval(span, one, other);
  expect(found && `${write(found.from)} ${write(found.to)}`).toBe(wanted);
});

function write(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
