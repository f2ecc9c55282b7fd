import type { Codes } from "../table/codes.ts";
import type { ViewLevel } from "../cross-filter/view-level.ts";
import type { Measure } from "../measures/measure.ts";
import type { ReportDefinition } from "../report-definition.ts";
import type { Sides } from "./terms.ts";

/** What a difference is split by: the bins of one column, as a view of the report has them. `axis` is 1 for the columns of a pair. */
export type Dimension = { column: string; level: ViewLevel; axis: 0 | 1 };

/** More are not read one by one. */
const mostSlots = 12;

/** Lists for each column the coarsest bins that a view has of it. */
export function listDimensions(
  { views }: Pick<ReportDefinition, "views">,
  levels: readonly ViewLevel[],
  excluded: ReadonlySet<string>,
): Dimension[] {
  const coarsest = new Map<string, Dimension>();
  for (const level of levels) {
    for (const [at, column] of listColumns({ views }, level).entries()) {
      const dimension: Dimension = { column, level, axis: at === 1 ? 1 : 0 };
      const known = coarsest.get(column);
      const isCoarser = known === undefined || readSize(dimension) < readSize(known);
      if (!excluded.has(column) && readSize(dimension) > 1 && isCoarser) {
        coarsest.set(column, dimension);
      }
    }
  }
  return [...coarsest.values()];
}

/** The columns of a level: none of the total, two of a pair. */
export function listColumns(
  { views }: Pick<ReportDefinition, "views">,
  { view, depth }: Pick<ViewLevel, "view" | "depth">,
): string[] {
  const shape = views[view]?.shape;
  if (shape === undefined) return [];
  if (shape.kind === "pair") return [shape.rows.column, shape.columns.column];
  return [shape.levels[depth]!.column];
}

/** Columns that a measure counts or asks for: by them it would only explain itself. */
export function listMeasuredColumns(measure: Measure): string[] {
  switch (measure.kind) {
    case "constant":
      return [];
    case "count":
      return measure.where === undefined ? [] : [measure.where.column];
    case "sum":
    case "percentile":
    case "distinct":
      return [measure.column, ...(measure.where === undefined ? [] : [measure.where.column])];
    case "root":
    case "share":
    case "change":
      return listMeasuredColumns(measure.of);
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      return [...listMeasuredColumns(measure.left), ...listMeasuredColumns(measure.right)];
  }
}

function readSize({ level, axis }: Dimension): number {
  return level.axes[axis]!.size;
}

/** The slot of each row: its bin, or the last slot, for all but the bins with the most rows; `bins` has null for that. */
export function slotRows(
  dimension: Dimension,
  flags: Sides<Uint8Array>,
): { slots: Codes; bins: readonly (number | null)[] } {
  const size = readSize(dimension);
  const all = Array.from({ length: size }, (_, bin) => bin);
  const binned = binRows(dimension);
  if (size <= mostSlots) return { slots: binned, bins: all };
  const counts = new Float64Array(size);
  for (let row = 0; row < binned.length; row += 1) {
    counts[binned[row]!]! += flags.group[row]! + flags.reference[row]!;
  }
  const largest = all
    .toSorted((a, b) => counts[b]! - counts[a]! || a - b)
    .slice(0, mostSlots - 1)
    .toSorted((a, b) => a - b);
  const slotOf = new Uint16Array(size).fill(largest.length);
  for (const [slot, bin] of largest.entries()) slotOf[bin] = slot;
  return { slots: lookUp(binned, slotOf), bins: [...largest, null] };
}

function binRows({ level, axis }: Dimension): Codes {
  const across = level.axes[1]?.size;
  if (across === undefined) return level.codes;
  const bins = Uint16Array.from({ length: level.size }, (_, cell) =>
    axis === 1 ? cell % across : Math.floor(cell / across),
  );
  return lookUp(level.codes, bins);
}

// A loop: `map` and `from` call a function for each of 130,000 rows.
function lookUp(codes: Codes, table: Uint16Array): Uint16Array {
  const found = new Uint16Array(codes.length);
  for (let row = 0; row < found.length; row += 1) found[row] = table[codes[row]!]!;
  return found;
}
