import { expect, test } from "vitest";
import { locales } from "../../contracts/locale.ts";
import type { ColumnDeclaration } from "../../dashboards/query/table/column.ts";
import { nameAxes } from "../../dashboards/shell/visuals/name-axes.ts";
import { rowsToCsv } from "../../dashboards/shell/later/files/rows-to-csv.ts";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import { listReports, loadReport } from "../../generator/reports/list-reports.ts";
import { openTable } from "../../generator/reports/open-table.ts";

const separators = { es: { field: ";", decimal: "," }, en: { field: ",", decimal: "." } };
const fileCount = 1500;

const files = (await listReports()).flatMap((slug) => locales.map((locale) => ({ slug, locale })));

test.each(files)(
  "the rows of $slug ($locale) stand under their own names",
  async ({ slug, locale }) => {
    const module = await loadReport(slug);
    const { definition } = module;
    const text = await gatherReportCopy(slug, locale);
    const table = openTable(module);
    const stride = Math.ceil(table.rowCount / fileCount);
    const some = Uint32Array.from(
      { length: Math.floor(table.rowCount / stride) },
      (_, at) => at * stride,
    );
    const { field, decimal } = separators[locale];
    const [head, ...rows] = parseCsv([...rowsToCsv(table, some, text)].join(""), field);
    const columns = Object.entries(definition.columns);

    expect(head).toEqual(columns.map(([id]) => text.report.columns[id]));
    expect(new Set(head).size, "two columns of one name").toBe(columns.length);
    expect(rows).toHaveLength(some.length);
    for (const [at, [id, column]] of columns.entries()) {
      const isOwn = makeMatcher(column, text.report.labels, decimal);
      const strange = rows.find((row) => !isOwn(row[at]!));
      expect(strange?.[at], `${id} of ${slug}`).toBeUndefined();
    }
  },
);

test.each([
  ["ventas-globales", "es", "Mercado;Familia;Canal;Modelo;"],
  ["ventas-globales", "en", "Market,Family,Channel,Model,"],
  ["logistica-dashboard", "es", "Fecha;Pasillo;Posición (módulo.altura);Artículo;"],
  ["people-analytics", "es", "Puesto y sexo;Banda salarial;Departamento;Centro;Permanencia;"],
] as const)("the file of %s (%s) begins %s", async (slug, locale, beginning) => {
  const module = await loadReport(slug);
  const text = await gatherReportCopy(slug, locale);
  const [head] = rowsToCsv(openTable(module), new Uint32Array(), text);
  expect(head).toContain(`\uFEFF${beginning}`);
});

test.each([
  ["ventas-globales", "market", ["Mercado", "Canal", "Familia"]],
  ["ventas-bi", "family", ["Familia", "Producto"]],
  ["logistica-dashboard", "customer", ["Cliente", "Artículo"]],
  ["airline-satisfaction", "time", ["Fecha del vuelo", "Fecha del vuelo", "Fecha del vuelo"]],
])("in %s, drilling through %s shows %j", async (slug, view, names) => {
  const module = await loadReport(slug);
  const text = await gatherReportCopy(slug, "es");
  const shown = names.map((_, depth) => nameAxes({ module, copy: text }, view, depth)[0]!.name);
  expect(shown).toEqual(names);
});

function makeMatcher(
  column: ColumnDeclaration,
  labels: Readonly<Record<string, string>>,
  decimal: string,
): (text: string) => boolean {
  if (column.kind === "dictionary") {
    const known = new Set(column.labels.map((id) => labels[id] ?? id));
    return (text) => known.has(text);
  }
  if (column.kind === "day") return (text) => /^\d{4}-\d\d-\d\d$/.test(text);
  const { min, max, scale } = column;
  return (text) => {
    const value = Number(text.replace(decimal, ".")) * scale;
    return (
      text !== "" && Math.abs(value - Math.round(value)) < 1e-6 && value >= min && value <= max
    );
  };
}

function parseCsv(file: string, field: string): string[][] {
  const lines = file.replace("\uFEFF", "").trimEnd().split("\r\n");
  const fields = new RegExp(`(?:^|${field})(?:"((?:[^"]|"")*)"|([^"${field}]*))`, "g");
  return lines.map((line) =>
    [...line.matchAll(fields)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!),
  );
}
