import type { ViewLevel } from "../cross-filter/view-level.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { flagBins, type Selection } from "../state/selection.ts";
import type { Axis } from "../table/axis.ts";
import { readPeriod } from "../table/periods.ts";
import type { Binning, Period } from "../table/view.ts";
import { joinDays, listDays, type DayRange } from "./period-comparison.ts";

/**
 * How a level of a view bins the column that comparisons go by: `binOf` finds the bin of a day on its axis, of `size` bins; of a pair,
 * `step` is how far bins that lie beside each other on that axis are apart.
 */
export type DateAxis = { step: number; size: number; binOf: (day: number) => number };

/** Null for a level that does not bin that column; days of the week come round within a period, so they are none of it. */
export function findDateAxis(
  { views, comparedBy }: Pick<ReportDefinition, "views" | "comparedBy">,
  { view, depth, axes }: Pick<ViewLevel, "view" | "depth" | "axes">,
): DateAxis | null {
  const shape = views[view]?.shape;
  if (shape === undefined) return null;
  const binnings = shape.kind === "pair" ? [shape.rows, shape.columns] : [shape.levels[depth]!];
  const at = binnings.findIndex(
    ({ column, level }) => column === comparedBy && level !== "weekday",
  );
  if (at < 0) return null;
  const step = axes.slice(at + 1).reduce((bins, { size }) => bins * size, 1);
  return { step, size: axes[at]!.size, binOf: findBins(binnings[at]!, axes[at]!) };
}

function findBins({ level = "day" }: Binning, axis: Axis): DateAxis["binOf"] {
  const read = readPeriod[level as Period];
  const first = axis.kind === "days" ? read(axis.starts[0]!) : 0;
  return (day) => read(day) - first;
}

/** Lists the days of the data that some selections leave, each of a level with its date axis; of a pair those that any cell leaves. */
export function listFilteredDays(
  covered: DayRange,
  filters: readonly { axis: DateAxis; selection: Selection; bins: number }[],
): DayRange[] {
  const tests = filters.map(({ axis: { step, size, binOf }, selection, bins }) => {
    const isChosen = new Uint8Array(size);
    for (const [bin, flag] of flagBins(selection, bins).entries()) {
      if (flag === 1) isChosen[Math.floor(bin / step) % size] = 1;
    }
    return (day: number): boolean => isChosen[binOf(day)] === 1;
  });
  if (tests.length === 0) return [covered];
  return joinDays(listDays([covered]).filter((day) => tests.every((test) => test(day))));
}
