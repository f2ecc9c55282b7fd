import { hashColumn } from "../../dashboards/data/hash-column.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";

/** Where the hashes of a report's columns are kept: a change that nobody meant shows there. */
export function rowHashesFile(slug: string): string {
  return `dashboards/reports/${slug}/row-hashes.json`;
}

/** A hash for each column of a report's rows. */
export function hashRows({ generate }: ReportModule): Record<string, string> {
  const columns = Object.entries(generate());
  return Object.fromEntries(columns.map(([name, values]) => [name, hashColumn(values)]));
}
