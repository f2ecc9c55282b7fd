import { sum, type Condition, type Measure } from "../../query/measures/measure.ts";
import type { FileDefinition } from "../file-definition.ts";
import type { ColumnUse, RowsSource } from "./column-use.ts";

/** The column of totals that counts the rows of each. */
export const rowsColumn = "sourceRows";

/** Returns the column of totals that counts the values of a number, by which its mean is divided. */
export function knownOf(id: string): string {
  return `${id}Known`;
}

/** True of a column that totals add up; the others divide them. */
export function isSummed(use: ColumnUse | undefined, kind: string | undefined): boolean {
  return kind === "number" && use?.as === "number" && use.step === undefined;
}

/** Lists the columns of a source that its totals add up. */
export function listSummed({ schema, uses }: Pick<RowsSource, "schema" | "uses">): Set<string> {
  const own = schema.columns.filter(({ id, type }) => isSummed(uses[id], type));
  return new Set(own.map(({ id }) => id));
}

/** Something that totals do not give exactly: a field of the definition, and what stands there. */
export type Inexact = { field: string; found: string };

/** Rewrites the measures of a report of rows for totals of them; lists those that totals do not give exactly. */
export function overTotals(
  report: FileDefinition,
  summed: ReadonlySet<string>,
): { report: FileDefinition; inexact: Inexact[] } {
  const inexact: Inexact[] = [];
  const measures = Object.entries(report.measures).map(([id, declaration]) => {
    const refuse = (found: string): void => {
      inexact.push({ field: `report.measures.${id}.value`, found });
    };
    return [id, { ...declaration, value: rewrite(declaration.value, summed, refuse) }] as const;
  });
  for (const [id, { shape }] of Object.entries(report.views)) {
    const binnings = shape.kind === "pair" ? [shape.rows, shape.columns] : shape.levels;
    for (const { column } of binnings)
      if (summed.has(column)) inexact.push({ field: `report.views.${id}.shape`, found: column });
  }
  return { report: { ...report, measures: Object.fromEntries(measures) }, inexact };
}

function rewrite(
  measure: Measure,
  summed: ReadonlySet<string>,
  refuse: (found: string) => void,
): Measure {
  switch (measure.kind) {
    case "count": {
      const { where } = measure;
      if (where === undefined || !summed.has(where.column)) return sum(rowsColumn, where);
      if (isAny(where)) return sum(knownOf(where.column));
      refuse(where.column);
      return measure;
    }
    case "sum": {
      const { column, power, where } = measure;
      if (power !== 1 || !summed.has(column)) refuse(`sum of ${column}`);
      else if (where !== undefined && summed.has(where.column)) refuse(where.column);
      return measure;
    }
    case "percentile":
    case "distinct":
    case "presence":
    case "interval":
      refuse(measure.kind);
      return measure;
    case "add":
    case "change":
    case "choose":
    case "constant":
    case "divide":
    case "multiply":
    case "root":
    case "share":
    case "subtract":
  }
  const parts = Object.entries(measure).map(([key, part]: [string, unknown]) => [
    key,
    typeof part === "object" ? rewrite(part as Measure, summed, refuse) : part,
  ]);
  return Object.fromEntries(parts) as Measure;
}

/** True of a condition that every value meets. */
function isAny(where: Condition): boolean {
  return !("is" in where) && where.from === undefined && where.to === undefined;
}
