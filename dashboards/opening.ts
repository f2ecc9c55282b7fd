import type { ChartKind } from "./kinds/chart-kind.ts";
import type { TablePart } from "./render/table/table-part.ts";
import type { ReportModule } from "./shell/report-layout.ts";

// In a bundle each report has its own file in the place of this one (`generator/bundle/plugins/report-openings.ts`), which holds what
// draws its first page. In development that is loaded like what draws the others.
const modules = import.meta.glob<{ report: ReportModule }>("./reports/*/report.ts");

export async function loadReport(slug: string): Promise<{ report: ReportModule } | undefined> {
  return modules[`./reports/${slug}/report.ts`]?.();
}

export const openingKinds: Readonly<Record<string, ChartKind>> = {};

export const openingTable: TablePart | undefined = undefined as TablePart | undefined;
