import { createTable, type Table } from "../../dashboards/query/table/table.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";

let last: { report: ReportModule; table: Table } | undefined;

/** The rows of a report; made once for what is counted of the same report one after the other. */
export function openTable(report: ReportModule): Table {
  if (last?.report !== report) {
    last = { report, table: createTable(report.definition.columns, report.generate()) };
  }
  return last.table;
}
