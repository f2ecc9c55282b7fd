import type { ReportSnapshot } from "../store/report-store.ts";
import type { OpenReport } from "../store/use-report.ts";

/** Returns the values of `{{count}}`, `{{total}}` and `{{rows}}`. */
export function countRows(
  { source, format }: OpenReport,
  { countRows: countPassing, copy }: ReportSnapshot,
): { count: string; total: string; rows: string } {
  const unit = { unit: "count", decimals: 0 } as const;
  const count = countPassing();
  const { one, other } = copy.report.rows;
  return {
    count: format.value(unit, count),
    total: format.value(unit, source.rowCount),
    rows: count === 1 ? one : other,
  };
}
