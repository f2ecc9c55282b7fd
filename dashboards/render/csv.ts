import type { Locale } from "../../contracts/locale.ts";
import type { Sort } from "../query/state/report-state.ts";
import { byteOrderMark, joinFields, quoteText, writeNumber } from "../../contracts/text/csv.ts";
import { writeDay } from "../format/write-day.ts";
import type { VisualTable } from "../kinds/chart.ts";
import { readTable } from "../kinds/table/read-table.ts";
import type { VisualProps } from "./visual-props.ts";

const mostDecimals = 6;

/**
 * Writes the values of a visual as CSV with the separators of its language; percentages as they are read: 69.44, not
 * 0.6944.
 */
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

/** Adds the unit to a measure's name where a head for the names of its rows is the same. */
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
  language: Locale,
  rows: readonly (readonly (string | number)[])[],
): string {
  const write = (value: string | number): string => {
    if (typeof value === "string") return quoteText(value);
    return Number.isNaN(value) ? "" : writeNumber(Number(value.toFixed(mostDecimals)), language);
  };
  return byteOrderMark + rows.map((row) => joinFields(row.map(write), language)).join("");
}
