import type { ViewLevel } from "../cross-filter/view-level.ts";
import type { ReportDefinition } from "../report-definition.ts";
import { flagBins, type Selection } from "../state/selection.ts";
import type { Axis } from "../table/axis.ts";
import { readPeriod } from "../table/periods.ts";
import type { Binning, Period } from "../table/view.ts";
import { joinDays, listDays, type DayRange } from "./period-comparison.ts";

/**
 * The binning of a level by the column that comparisons use: `binOf` finds the bin of a day on its axis, which has
 * `size` bins; `step` is the distance of neighbouring bins of that axis in the codes of a pair.
 */
export type DateAxis = { step: number; size: number; binOf: (day: number) => number };

/** Returns null for a level that does not bin that column; weekdays do not count, as they recur within a period. */
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

/** Lists the days of the data that pass all selections; of a pair, those of any selected cell. */
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
