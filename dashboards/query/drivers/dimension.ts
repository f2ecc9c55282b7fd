import type { ViewLevel } from "../cross-filter/view-level.ts";
import { listMeasureColumns } from "../claims/list-read-columns.ts";
import type { Measure } from "../measures/measure.ts";
import type { ReportDefinition } from "../report-definition.ts";
import type { Axis } from "../table/axis.ts";
import { makeCodes, type Codes } from "../table/codes.ts";
import type { DriverRows } from "./driver-rows.ts";

/**
 * The bins of one column, as a view of the report has them, with the bin of each row. `id` names it in an address: the
 * column, with its index for a finer level.
 */
export type Dimension = {
  id: string;
  column: string;
  level: ViewLevel;
  axis: 0 | 1;
  size: number;
  codes: Codes;
};

/** A column with more bins identifies single rows and explains nothing. */
const mostBins = 100;

/** Lists the columns that may explain a difference, each level of a hierarchy on its own, from coarse to fine. */
export function listDimensions(
  { definition, levels, table }: DriverRows,
  excluded: ReadonlySet<string>,
): Dimension[] {
  const found = new Map<string, Omit<Dimension, "id" | "codes">[]>();
  for (const level of levels) {
    for (const [at, column] of listColumns(definition, level).entries()) {
      const { size } = level.axes[at]!;
      const known = found.get(column) ?? [];
      if (excluded.has(column) || size < 2 || size > mostBins) continue;
      if (!hasOwnNames(level.axes[at]!)) continue;
      if (known.some((one) => one.size === size)) continue;
      found.set(column, [...known, { column, level, axis: at === 1 ? 1 : 0, size }]);
    }
  }
  return [...found].flatMap(([column, all]) => {
    const ordered = all.toSorted((a, b) => a.size - b.size);
    const isTree = table.columns[column]!.declaration.kind === "dictionary";
    return ordered.slice(0, isTree ? ordered.length : 1).map((one, depth) =>
      Object.assign(one, {
        id: depth === 0 ? column : `${column}.${String(depth)}`,
        codes: binRows(one),
      }),
    );
  });
}

/** Lists the columns that only restate the measure, or whose values are known only afterwards. */
export function listExplained(
  { reasons }: Pick<ReportDefinition, "reasons">,
  measure: Measure,
): string[] {
  const { outcomes = [], same = [] } = reasons ?? {};
  const measured = listMeasureColumns(measure);
  const again = same.filter((group) => group.some((column) => measured.includes(column)));
  return [...measured, ...outcomes, ...again.flat()];
}

/** Lists the columns of a level: none for the total, two for a pair. */
function listColumns(
  { views }: Pick<ReportDefinition, "views">,
  { view, depth }: Pick<ViewLevel, "view" | "depth">,
): string[] {
  const shape = views[view]?.shape;
  if (shape === undefined) return [];
  if (shape.kind === "pair") return [shape.rows.column, shape.columns.column];
  return [shape.levels[depth]!.column];
}

/** True where labels are unique; at a deep level they may recur under each parent. */
function hasOwnNames(axis: Axis): boolean {
  return axis.kind !== "labels" || new Set(axis.labels).size === axis.size;
}

function binRows({ level, axis, size }: Pick<Dimension, "level" | "axis" | "size">): Codes {
  const across = level.axes[1]?.size;
  if (across === undefined) return level.codes;
  const found = makeCodes(level.codes.length, size);
  for (let row = 0; row < found.length; row += 1) {
    const code = level.codes[row]!;
    found[row] = axis === 1 ? code % across : Math.trunc(code / across);
  }
  return found;
}
