import { fillText } from "../../../../contracts/fill-text.ts";
import type { Formatters } from "../../../format/formatters.ts";
import type { Comparison, ShownMeasure } from "../../../kinds/chart.ts";
import { decorateWithPart } from "./decorate-with-part.ts";
import { presentationCopy } from "../presentation-copy.ts";

/** The name of a part, and the measures for which a part's value is a part of the whole value. */
export type Part = { name: string; isAdditive: (measure: string) => boolean };

/** Makes a chart compare with a part: tooltips, tables and files name it, drawings mark it. */
export function compareWithPart(format: Formatters, part: Part): Comparison {
  const { name } = part;
  const write = (measure: ShownMeasure, value: number): string => format.value(measure, value);
  return {
    actual: name,
    listRows: (measure, _, value) => [{ name, value: write(measure, value) }],
    writeDifference: (measure, whole, value) =>
      Number.isNaN(value) || value === whole || value === 0 ? "" : write(measure, value),
    extendTable: ({ heads, columns, rows }) => ({
      heads,
      columns: columns.map((column) =>
        column.isUnfiltered ? { ...column, name: `${columns[0]!.name}: ${name}` } : column,
      ),
      rows,
    }),
    decorate: decorateWithPart(part.isAdditive),
  };
}

/** Writes a sentence on the first measure: its value of the part, and of all filtered rows. */
export function writePart(
  format: Formatters,
  measure: ShownMeasure,
  { name, value, whole }: { name: string; value: number; whole: number },
): string {
  const copy = presentationCopy[format.language];
  if (Number.isNaN(value)) return fillText(copy.none, { name });
  return fillText(copy.part, {
    name,
    measure: measure.name,
    value: format.value(measure, value),
    whole: format.value(measure, whole),
  });
}
