import type { ChartKind } from "./kinds/chart-kind.ts";
import type { TablePart } from "./render/table/table-part.ts";
import type { ReportModule } from "./shell/report-layout.ts";

// The build replaces this file by one for each report, which has the code that draws its first page
// (`generator/bundle/plugins/report-openings.ts`); in development that code is loaded like any other.
const modules = import.meta.glob<{ report: ReportModule }>("./reports/*/report.ts");

export async function loadReport(slug: string): Promise<{ report: ReportModule } | undefined> {
  const own = modules[`./reports/${slug}/report.ts`];
  return own?.() ?? (await import("./from-file/open-report.ts")).openReport(slug);
}

export const openingKinds: Readonly<Record<string, ChartKind>> = {};

export const openingTable: TablePart | undefined = undefined as TablePart | undefined;
