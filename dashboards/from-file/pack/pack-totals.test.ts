import { array, assert, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import { readText, writeSales } from "../../../tests/support/from-file/read-text.ts";
import type { ParsedColumn } from "../../../ingest/parse/parsed-column.ts";
import { average, count, distinct, median, type Measure } from "../../query/measures/measure.ts";
import { createModel } from "../../query/report-model.ts";
import { createTable } from "../../query/table/table.ts";
import { chooseTotals } from "../privacy/choose-uses.ts";
import { proposeReport } from "../propose/propose-report.ts";
import { openDefinition } from "../open-definition.ts";
import { decodeRows, readHeader } from "../rows/decode-rows.ts";
import { encodeRows, type PackedColumn } from "../rows/encode-rows.ts";
import { listSummed, overTotals } from "./over-totals.ts";
import { otherLabel } from "./pack-labels.ts";
import { packTotals } from "./pack-totals.ts";

const cities = ["Vigo", "Lugo", "Soria", "Ávila"];
const areaOf = [0, 0, 1, 1];
const dayOf = (month: number): number => Date.UTC(2024, month, 1) / 86_400_000;
const uses = {
  city: { as: "label", within: ["area"] },
  area: { as: "label" },
  on: { as: "month" },
  age: { as: "number", step: 10 },
  pay: { as: "number" },
} as const;

type Row = { city: number; month: number; age: number; pay: number | null };

function parse(rows: readonly Row[]): Record<keyof typeof uses, ParsedColumn> {
  const codes = Int32Array.from(rows, ({ city }) => city);
  return {
    city: { kind: "text", labels: cities, codes },
    area: {
      kind: "text",
      labels: ["Galicia", "Castilla"],
      codes: codes.map((at) => areaOf[at] ?? -1),
    },
    on: { kind: "date", days: Int32Array.from(rows, ({ month }) => dayOf(month)) },
    age: { kind: "number", decimals: 0, values: Float64Array.from(rows, ({ age }) => age) },
    pay: {
      kind: "number",
      decimals: 2,
      values: Float64Array.from(rows, ({ pay }) => pay ?? Number.NaN),
    },
  };
}

const read = (packed: Record<string, PackedColumn>, id: string): number[] => [
  ...(packed[id]!.values as Float64Array),
];
const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const row = record({
  city: integer({ min: -1, max: 3 }),
  month: integer({ min: 0, max: 3 }),
  age: integer({ min: 18, max: 60 }),
  pay: option(integer({ min: -500, max: 90_000 }), { freq: 4 }),
});

test("totals add up to the rows, and none stands for fewer rows or values than agreed", () => {
  const rows = array(row, { minLength: 30, maxLength: 300 });
  assert(
    property(rows, integer({ min: 2, max: 9 }), (all, fewest) => {
      const { packed, merged } = packTotals(parse(all), uses, fewest);
      const known = all.flatMap(({ pay }) => pay ?? []);
      const [sizes, values] = [read(packed, "sourceRows"), read(packed, "payKnown")];
      expect([add(sizes), add(values)]).toEqual([all.length, known.length]);
      expect(add(read(packed, "pay"))).toBe(add(known));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(fewest);
      expect(values.filter((one) => one > 0 && one < fewest)).toEqual([]);
      expect(merged).toBeLessThanOrEqual(all.length);
      // A city that is named has all rows of some group that is large enough.
      const { declaration } = packed["city"]!;
      const named = declaration.kind === "dictionary" ? declaration.labels : [];
      for (const label of named.filter((one) => one !== otherLabel && one !== ""))
        expect(all.filter(({ city }) => cities[city] === label).length).toBeGreaterThanOrEqual(
          fewest,
        );
    }),
  );
});

test("groups that are large enough stay as they are", () => {
  const all = Array.from({ length: 20 }, (_, at) => ({
    city: at % 2,
    month: 0,
    age: 30,
    pay: 100,
  }));
  const { packed, merged } = packTotals(parse(all), uses, 10);
  expect(merged).toBe(0);
  expect(packed["city"]!.declaration).toMatchObject({ labels: ["Lugo", "Vigo"] });
  expect(read(packed, "pay")).toEqual([1000, 1000]);
});

test.each([
  ["too-few", 50, uses],
  ["no-total", 2, { ...uses, city: { as: "code" } }],
] as const)("%s is a fault", (code, fewest, asked) => {
  const all = Array.from({ length: 20 }, () => ({ city: 1, month: 0, age: 30, pay: 100 }));
  expect(() => packTotals(parse(all), asked, fewest)).toThrow(
    expect.objectContaining({ code }) as Error,
  );
});

test("a proposed report of totals has the figures of the rows", async () => {
  const {
    columns,
    sheet,
    schema,
    profiles,
    proposed: ofRows,
    packed: rows,
  } = await readText(writeSales());
  const own = {
    schema,
    uses: Object.fromEntries(chooseTotals(sheet).map(({ id, use }) => [id, use])),
  };
  const summed = listSummed(own);
  const { packed } = packTotals(columns, own.uses, 5);
  const titles = { es: "Filas", en: "Rows" };
  const shown = profiles.filter(({ id }) => own.uses[id]!.as !== "stay");
  const { report, texts } = proposeReport("rows", titles, shown, packed, summed);
  expect(texts.es.rows.other).toBe("totales");
  expect(texts.es.columns).toMatchObject({
    sourceRows: "Filas",
    costeKnown: "Filas con coste",
  });
  const { report: counted, inexact } = overTotals(report, summed);
  expect(inexact).toEqual([]);
  const [ofTotals, before] = [open(counted, packed), open(ofRows.report, rows)];
  for (const id of Object.keys(report.measures).filter((one) => one in ofRows.report.measures))
    expect(ofTotals(id), id).toBeCloseTo(before(id), 9);
  expect(ofTotals("rows")).toBe(720);

  function open(definition: typeof report, of: Record<string, PackedColumn>) {
    const file = encodeRows(of, "2026-11-28").buffer;
    const source = { address: "", generate: () => decodeRows(file) };
    const { definition: full } = openDefinition("rows", definition, readHeader(file), source);
    const model = createModel(full, createTable(full.columns, decodeRows(file)));
    const total = model.show(model.start).read("total");
    return (id: string): number => total.values(id)[0]!;
  }
});

const declare = (value: Measure) => ({ value, unit: "count", decimals: 0 }) as const;

test("measures and views that totals do not give exactly are named by their field", () => {
  const { inexact } = overTotals(
    {
      measures: {
        clients: declare(distinct("client")),
        middle: declare(median("pay")),
        mean: declare(average("pay")),
        old: declare(count({ column: "pay", from: 1000 })),
        ages: declare(average("age")),
      },
      views: {
        spread: { shape: { kind: "bins", levels: [{ column: "pay" }] }, isFilterable: true },
      },
    } as never,
    new Set(["pay"]),
  );
  expect(inexact).toEqual([
    { field: "report.measures.clients.value", found: "distinct" },
    { field: "report.measures.middle.value", found: "percentile" },
    { field: "report.measures.old.value", found: "pay" },
    { field: "report.measures.ages.value", found: "sum of age" },
    { field: "report.views.spread.shape", found: "pay" },
  ]);
});
