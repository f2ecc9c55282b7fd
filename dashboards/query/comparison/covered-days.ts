import type { ReportDefinition } from "../report-definition.ts";
import type { DayRange } from "./period-comparison.ts";

/** Returns the days that the data of a report covers; null for a report without comparison of periods. */
export function findCoveredDays({ columns, comparedBy = "" }: ReportDefinition): DayRange | null {
  const column = columns[comparedBy];
  return column?.kind === "day" ? { from: column.first, to: column.last + 1 } : null;
}
