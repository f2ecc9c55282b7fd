import { hashColumn } from "../../dashboards/data/hash-column.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";

export function rowHashesFile(slug: string): string {
  return `dashboards/reports/${slug}/row-hashes.json`;
}

export function hashRows({ generate }: ReportModule): Record<string, string> {
  const columns = Object.entries(generate());
  return Object.fromEntries(columns.map(([name, values]) => [name, hashColumn(values)]));
}
