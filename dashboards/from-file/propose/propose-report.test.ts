import { expect, test } from "vitest";
import { readText, writeSales } from "../../../tests/support/from-file/read-text.ts";
import { createModel } from "../../query/report-model.ts";
import { createTable } from "../../query/table/table.ts";
import { openDefinition } from "../open-definition.ts";
import { decodeRows, readHeader } from "../rows/decode-rows.ts";
import { encodeRows } from "../rows/encode-rows.ts";

const sales = await readText(writeSales());

function openModel({ proposed, packed }: typeof sales) {
  const file = encodeRows(packed, "2026-11-28").buffer;
  const rows = decodeRows(file);
  const source = { address: "", generate: () => rows };
  const { definition } = openDefinition("rows", proposed.report, readHeader(file), source);
  return createModel(definition, createTable(definition.columns, rows));
}

function add(values: Float64Array): number {
  return values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0);
}

test("six visuals at most are proposed, no two of the same view and measures, each with its reason", () => {
  const { report, reasons } = sales.proposed;
  const visuals = report.pages.flatMap((page) => page.visuals);
  expect(visuals.map(({ spec }) => spec.kind)).toEqual([
    "line",
    "bars",
    "bars",
    "dots",
    "histogram",
    "scatter",
  ]);
  expect(reasons.es.slice(0, 2)).toEqual([
    "Línea, porque Fecha tiene 24 meses con datos.",
    "Barras que se abren, porque cada valor de Producto es de un solo valor de Familia.",
  ]);
  expect(reasons.en[0]).toBe("A line, because Date has 24 months with data.");
  const kinds = visuals.map(({ view, measures }) =>
    JSON.stringify([report.views[view]!.shape, measures]),
  );
  expect(new Set(kinds).size).toBe(visuals.length);
});

test("the figures are those of the file: sums, a rate of sums, means without the empty cells", () => {
  const model = openModel(sales);
  const total = model.show(model.start).read("total");
  const { importe, coste, descuento } = sales.columns as Record<string, { values: Float64Array }>;
  expect(total.values("importe")[0]).toBe(add(importe!.values) / 100);
  expect(total.values("coste")[0]).toBeCloseTo(add(coste!.values) / 100, 6);
  expect(total.values("costeRate")[0]).toBeCloseTo(
    add(coste!.values) / 100 / (add(importe!.values) / 100),
    9,
  );
  expect(total.values("descuentoMean")[0]).toBeCloseTo(add(descuento!.values) / 720 / 100, 9);
});

test("a title claims what the rows give: a rise that is there, and only what is measured where there is none", async () => {
  expect(sales.proposed.report.claims["visual1"]).toBe("rising");
  expect(sales.proposed.texts.es.visuals["visual1"]!.title).toBe(
    "Importe, al alza: de {{firstValue}} ({{first}}) a {{lastValue}} ({{last}})",
  );
  const flat = await readText(writeSales({ isRising: false }));
  expect(flat.proposed.report.claims["visual1"]).toBe("always");
  expect(flat.proposed.texts.en.visuals["visual1"]!.title).toBe("Amount by month");
});

test("texts are complete in both languages, by the same ids", () => {
  const { es, en } = sales.proposed.texts;
  const list = (value: unknown): string[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, one]) => list(one).map((path) => `${key}.${path}`))
      : [""];
  expect(list(en)).toEqual(list(es));
  expect(en.columns).toMatchObject({ fecha: "Date", importe: "Amount", provincia: "Province" });
  expect(sales.proposed.untranslated).toEqual([]);
});

test("amounts of two currencies are two measures, never one sum", async () => {
  const rows = Array.from(
    { length: 40 },
    (_, row) =>
      `${row % 2 === 0 ? "Norte" : "Sur"};${String(row + 1)},00 ${row % 4 === 0 ? "$" : "€"}`,
  );
  const { proposed, packed, uses, profiles, schema, columns, sheet, doubts } = await readText(
    `Zona;Importe\n${rows.join("\n")}\n`,
  );
  const model = openModel({ proposed, packed, uses, profiles, schema, columns, sheet, doubts });
  const total = model.show(model.start).read("total");
  const dollars = rows.reduce((sum, _, row) => sum + (row % 4 === 0 ? row + 1 : 0), 0);
  expect(total.values("importeUSD")[0]).toBe(dollars);
  expect(total.values("importeEUR")[0]).toBe((40 * 41) / 2 - dollars);
  expect(proposed.report.measures["importeUSD"]!.unit).toBe("currency USD");
  expect(proposed.report.measures).not.toHaveProperty("importe");
});

test("a reason counts the months that there are", async () => {
  const rows = Array.from(
    { length: 96 },
    (_, row) =>
      `2${String(row % 4)}/${String((row % 12) + 1)}/${row % 24 < 12 ? "2023" : "2024"};${String(row)},5`,
  );
  const { proposed } = await readText(`Fecha;Importe (€)\n${rows.join("\n")}\n`);
  expect(proposed.reasons.es).toContain("Columnas por mes del año, porque Fecha abarca 24 meses.");
});

test("a file without dates or amounts still gives what can be counted", async () => {
  const rows = Array.from(
    { length: 60 },
    (_, row) => `${["Alta", "Media", "Baja"][row % 3]!};${["Web", "Tienda"][row % 2]!}`,
  );
  const { proposed } = await readText(`Prioridad;Canal\n${rows.join("\n")}\n`);
  const [visual] = proposed.report.pages[0]!.visuals;
  expect(visual).toMatchObject({ spec: { kind: "bars" }, measures: ["rows"] });
});
