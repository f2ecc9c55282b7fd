import { createTable, type Table } from "../../dashboards/query/table/table.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";

let last: { report: ReportModule; table: Table } | undefined;

/** Returns the rows of a report; only the last report's are cached, since its computations follow one another. */
export function openTable(report: ReportModule): Table {
  if (last?.report !== report) {
    last = { report, table: createTable(report.definition.columns, report.generate()) };
  }
  return last.table;
}
