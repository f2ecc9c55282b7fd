import type { ViewLevel } from "../cross-filter/view-level.ts";
import { listMeasureColumns } from "../claims/list-read-columns.ts";
import { matchCondition } from "../measures/condition.ts";
import { listLeaves } from "../measures/measure-bases.ts";
import { listParts, type Measure } from "../measures/measure.ts";
import type { Reasons, ReportDefinition } from "../report-definition.ts";
import type { Axis } from "../table/axis.ts";
import { makeCodes, type Codes } from "../table/codes.ts";
import { readLimits } from "../table/column.ts";
import type { DriverRows } from "./driver-rows.ts";
import { addsUp } from "./linear-form.ts";
import type { Sides } from "./terms.ts";

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

/** Lists the columns that only repeat the measure or the bins asked about, or whose values follow from it. */
export function listExplained(
  { reasons, views }: Pick<ReportDefinition, "reasons" | "views">,
  measure: Measure,
  level: ViewLevel | null,
): string[] {
  const { outcomes = [], consequences = [], same } = reasons ?? {};
  const measured = listMeasureColumns(measure);
  const asked = level === null ? [] : listColumns({ views }, level);
  return [
    ...measured,
    ...outcomes,
    ...(countsRows(measure) ? consequences : []),
    ...[...measured, ...asked].flatMap((column) => listSame(same, column)),
  ];
}

/** Lists the columns that repeat a column, without the column itself, whose finer levels may explain its bins. */
export function listSame(same: Reasons["same"] = [], column: string): string[] {
  const groups = same.filter((group) => group.includes(column));
  return groups.flat().filter((other) => other !== column);
}

/** True of a measure that counts rows or distinct values. */
function countsRows(measure: Measure): boolean {
  return addsUp(measure) && listLeaves(measure).every(({ kind }) => kind === "count");
}

/** True where all rows of each counted thing are in one bin; a thing with rows in several bins is part of none. */
export function keepsThings(
  { table }: DriverRows,
  measure: Measure,
  { group, reference }: Sides<Uint8Array>,
  { codes, size }: Dimension,
): boolean {
  const counted = listLeaves(measure).length === 0 ? listDistinct(measure) : [];
  return counted.every(({ column, where }) => {
    const { values, declaration } = table.columns[column]!;
    const { min, max } = readLimits(declaration);
    const matches = matchCondition("measure", table, where);
    const found = new Uint16Array(max - min + 1).fill(size);
    return codes.every((code, row) => {
      if ((group[row] === 0 && reference[row] === 0) || !matches(row)) return true;
      const thing = values[row]! - min;
      if (found[thing] === size) found[thing] = code;
      return found[thing] === code;
    });
  });
}

function listDistinct(measure: Measure): Extract<Measure, { kind: "distinct" }>[] {
  return measure.kind === "distinct" ? [measure] : listParts(measure).flatMap(listDistinct);
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
