import type { Formatters } from "../../format/formatters.ts";
import type { Comparison, VisualTable } from "../../kinds/chart.ts";
import { decorateScene } from "./decorate-scene.ts";
import { panelCopy } from "./panel-copy.ts";
import { writeDifference } from "./write-difference.ts";

const comparisons = new WeakMap<Formatters, Comparison>();

/** Returns the comparison with actual values, cached by formatters, so that props keep their identity. */
export function compareWithActual(format: Formatters): Comparison {
  const known = comparisons.get(format) ?? makeComparison(format);
  comparisons.set(format, known);
  return known;
}

function makeComparison(format: Formatters): Comparison {
  const { actual, difference } = panelCopy[format.language];
  return {
    actual,
    listRows: (measure, value, of) => [
      { name: actual, value: format.value(measure, of) },
      { name: difference, value: writeDifference(format, measure, value - of) || "0" },
    ],
    extendTable: (table) => extendTable(table, { actual, difference }),
    writeDifference: (measure, value, of) => writeDifference(format, measure, value - of),
    decorate: decorateScene,
  };
}

/** Names the column of actual values, and adds one with the difference of the first measure. */
function extendTable(
  { heads, columns, rows }: VisualTable,
  names: Record<"actual" | "difference", string>,
): VisualTable {
  const at = columns.findIndex(({ isUnfiltered }) => isUnfiltered);
  if (at < 0) return { heads, columns, rows };
  const name = (word: string): string => `${columns[0]!.name}: ${word.toLowerCase()}`;
  const added = { ...columns[at]!, id: `${columns[0]!.id} difference` };
  return {
    heads,
    columns: [
      ...columns.slice(0, at),
      { ...columns[at]!, name: name(names.actual) },
      { ...added, name: name(names.difference) },
    ],
    rows: rows.map((row) => ({
      ...row,
      values: [...row.values, row.values[0]! - row.values[at]!],
    })),
  };
}
