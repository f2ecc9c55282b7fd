import type { DayRange } from "../comparison/period-comparison.ts";
import type { ViewLevel } from "../cross-filter/view-level.ts";
import { chooseSelection } from "../state/choose-selection.ts";
import type { ReportState } from "../state/report-state.ts";
import { flagBins } from "../state/selection.ts";
import type { Column } from "../table/table.ts";

/**
 * Flags the rows that pass the filters of a state on the given levels. The selection of the view `except` is ignored,
 * but not the bins that it is drilled into.
 */
export function flagRows(
  levels: readonly ViewLevel[],
  state: ReportState,
  except?: string,
): Uint8Array {
  const depth = (state.drill[except ?? ""] ?? []).length;
  let rows: Uint8Array = new Uint8Array(levels[0]!.codes.length).fill(1);
  for (const level of levels) {
    const isOwn = level.view === except && level.depth === depth;
    const selection = isOwn ? null : chooseSelection(level, state);
    if (selection !== null) rows = keepRows(rows, level.codes, flagBins(selection, level.size));
  }
  return rows;
}

/** Returns flags of those flagged rows whose code is flagged too. */
export function keepRows(
  rows: Uint8Array,
  codes: ArrayLike<number>,
  flags: ArrayLike<number>,
): Uint8Array {
  const kept = new Uint8Array(rows.length);
  for (let row = 0; row < kept.length; row += 1) kept[row] = rows[row]! & flags[codes[row]!]!;
  return kept;
}

/** Returns flags of those flagged rows that are on some days. */
export function keepDays(
  rows: Uint8Array,
  { values }: Column,
  days: readonly DayRange[],
): Uint8Array {
  const [start, end] = [days[0]!.from, days.at(-1)!.to];
  const isIn = new Uint8Array(end - start);
  for (const { from, to } of days) isIn.fill(1, from - start, to - start);
  const kept = new Uint8Array(rows.length);
  for (let row = 0; row < kept.length; row += 1) {
    kept[row] = rows[row]! & (isIn[values[row]! - start] ?? 0);
  }
  return kept;
}
