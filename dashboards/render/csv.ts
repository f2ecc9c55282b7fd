import type { Sort } from "../query/state/report-state.ts";
import { writeDay } from "../format/write-day.ts";
import type { VisualTable } from "../kinds/chart.ts";
import { readTable } from "../kinds/table/read-table.ts";
import type { VisualProps } from "./visual-props.ts";

// Spreadsheets on a Spanish system read `;` between fields and `,` before decimals.
const marks = {
  es: { field: ";", decimal: "," },
  en: { field: ",", decimal: "." },
} as const;
const byteOrderMark = "\uFEFF";
const mostDecimals = 6;

/** Writes what a visual shows as CSV with the separators of its language; percentages as they are read: 69.44, not 0.6944. */
export function toCsv(
  visual: Pick<VisualProps, "result" | "measures" | "axes" | "format" | "comparison">,
  sort: Sort | null = null,
): string {
  const { heads, columns, rows } = readTable(visual, sort);
  const isPercent = columns.map(({ measure }) => measure.unit === "percent");
  const writeValue = (value: number, at: number): string | number => {
    const { measure } = columns[at]!;
    if (measure.unit === "date") return writeDay(value);
    return isPercent[at] === true ? value * 100 : value;
  };
  return writeCsv(visual.format.language, [
    [...heads, ...columns.map((column) => nameColumn(column, heads, visual.format))],
    ...rows.map(({ names, values }) =>
      (names as readonly (string | number)[]).concat(values.map(writeValue)),
    ),
  ]);
}

/** A measure that is called as what it is told by says its unit too. */
function nameColumn(
  { name, measure }: VisualTable["columns"][number],
  heads: readonly string[],
  { parts }: VisualProps["format"],
): string {
  if (measure.unit === "percent") return `${name} (%)`;
  return heads.includes(name) ? `${name} (${parts(measure, 2).unit})` : name;
}

/** Writes rows of texts and numbers (at most six decimals, NaN empty) as CSV with the separators of a language. */
export function writeCsv(
  language: "es" | "en",
  rows: readonly (readonly (string | number)[])[],
): string {
  const { field, decimal } = marks[language];
  const write = (value: string | number): string => {
    if (typeof value === "number") {
      return Number.isNaN(value)
        ? ""
        : String(Number(value.toFixed(mostDecimals))).replace(".", decimal);
    }
    return /[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  };
  return byteOrderMark + rows.map((row) => `${row.map(write).join(field)}\r\n`).join("");
}
