import { expect, test } from "vitest";
import { numberSigns, locales, type Locale } from "../../contracts/locale.ts";
import { toCsv } from "../../dashboards/render/csv.ts";
import { readTable } from "../../dashboards/kinds/table/read-table.ts";
import { createTable, type Column } from "../../dashboards/query/table/table.ts";
import { rowsToCsv } from "../../dashboards/shell/later/files/rows-to-csv.ts";
import { createTips } from "../../dashboards/interact/tips.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { makeVisualProps, nameVisual } from "../../dashboards/shell/visuals/make-visual-props.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { listVisuals, loadReportModel, type LoadedReport } from "../support/report-model.ts";

// A spreadsheet reads from a report's files what the report computes: names, separators and decimals, and no raw id.

const ignore = (): void => undefined;
const actions = { onSelect: ignore, onSort: ignore, onDrill: ignore, onDrillUp: ignore };
const readRows = 200;

for (const slug of await listReports()) {
  for (const locale of locales) {
    test(`files of ${slug} (${locale}) give back the figures they were written from`, async () => {
      const known = await loadReportModel(slug, locale);
      expect(seeRows(known)).toEqual([]);
      expect(seeVisuals(known)).toEqual([]);
    });
  }
}

function seeRows({ module, copy }: LoadedReport): string[] {
  const { columns: declared } = module.definition;
  const table = createTable(declared, module.generate());
  const step = Math.max(Math.floor(table.rowCount / readRows), 1);
  const rows = Uint32Array.from({ length: readRows }, (_, at) => (at * step) % table.rowCount);
  const [heads = [], ...lines] = parse([...rowsToCsv(table, rows, copy)].join(""), copy.language);
  const faults = findHeadFaults(heads, Object.keys(declared));
  for (const [at, [name, column]] of Object.entries(table.columns).entries()) {
    const wrong = lines.findIndex((line, row) => {
      const value = column.values[rows[row]!]!;
      return !isWritten(line[at]!, { column, value }, copy);
    });
    if (wrong !== -1) faults.push(`${name}: ${lines[wrong]![at]!} in row ${String(wrong)}`);
    if (column.declaration.kind !== "dictionary") continue;
    const raw = column.declaration.labels.filter(
      (id) => copy.report.labels[id] === undefined && /^[a-z]/.test(id),
    );
    if (raw.length > 0) faults.push(`${name}: raw ids ${raw.join(", ")}`);
  }
  return faults;
}

function isWritten(
  text: string,
  { column: { declaration }, value }: { column: Column; value: number },
  { report, language }: LoadedReport["copy"],
): boolean {
  if (declaration.kind === "day") return Date.parse(text) / 86_400_000 === value;
  if (declaration.kind === "integer") {
    return Math.round(readNumber(text, language) * declaration.scale) === value;
  }
  const id = declaration.labels[value]!;
  return text === (report.labels[id] ?? id);
}

function seeVisuals(known: LoadedReport): string[] {
  const { model, copy } = known;
  const report = { ...known, tips: createTips() };
  return listVisuals(known).flatMap(({ page, visual: layout }) => {
    const state = { ...model.start, page };
    const shown = { state, ...model.show(state), describe: known.describe };
    const names = nameVisual(report, layout, 0, nameCompared(report, state));
    const visual = makeVisualProps(report, layout, names, actions, shown);
    const [heads = [], ...lines] = parse(toCsv(visual, visual.sort), copy.language);
    const table = readTable(visual, visual.sort);
    const faults = findHeadFaults(heads, layout.measures);
    for (const [row, { values }] of table.rows.entries()) {
      for (const [at, value] of values.entries()) {
        const { unit } = table.columns[at]!.measure;
        const text = lines[row]![table.heads.length + at]!;
        const read =
          unit === "date"
            ? Date.parse(text) / 86_400_000
            : readNumber(text, copy.language) / (unit === "percent" ? 100 : 1);
        const wanted = unit === "date" ? Math.round(value) : value;
        const isSame = Number.isNaN(wanted) ? text === "" : Math.abs(read - wanted) < 1e-6;
        if (!isSame) faults.push(`${text} for ${String(value)}`);
      }
    }
    return faults.slice(0, 3).map((fault) => `${layout.id}: ${fault}`);
  });
}

function findHeadFaults(heads: readonly string[], ids: readonly string[]): string[] {
  return [
    ...heads.filter((head, at) => head === "" || heads.indexOf(head) !== at),
    ...heads.filter((head) => ids.includes(head)),
  ].map((head) => `a column is called "${head}"`);
}

function parse(file: string, language: Locale): string[][] {
  expect(file[0]).toBe("\uFEFF");
  const field = numberSigns[language].point === "," ? ";" : ",";
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${field}]*)(?:${field}|$)`, "g");
  return file
    .slice(1)
    .trimEnd()
    .split("\r\n")
    .map((line) => {
      const cells = Array.from(line.matchAll(cell), ([, text = ""]) =>
        text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text,
      );
      // The pattern matches once more at the end of the line.
      return line.endsWith(field) ? cells : cells.slice(0, -1);
    });
}

function readNumber(text: string, language: Locale): number {
  const isNumber = numberSigns[language].point === "," ? /^-?\d+(,\d+)?$/ : /^-?\d+(\.\d+)?$/;
  return isNumber.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
