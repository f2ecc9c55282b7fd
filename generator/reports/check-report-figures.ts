import { listMismatches, type ReportFigures } from "../../dashboards/query/report-figures.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import catalogue from "#folder/content/catalogue/case-figures.json" with { type: "json" };
import { fault, type Fault } from "../faults/fault.ts";
import { openTable } from "./open-table.ts";

type Figure = { id: string; value: number; decimals?: number };

/** Lists the figures of the case study that the report's rows do not confirm (D14). */
export function checkReportFigures(
  file: string,
  report: ReportModule,
  figures: ReportFigures,
): Fault[] {
  const { definition } = report;
  const stated = (catalogue as Record<string, readonly Figure[]>)[definition.slug] ?? [];
  const faults: Fault[] = [];
  for (const { id, value, decimals = 0 } of stated) {
    const one = figures[id];
    if (one === undefined) {
      faults.push(fault(file, "report/figure-absent", { id }));
    } else if (one.value !== value || (one.decimals ?? 0) !== decimals) {
      const written = value.toFixed(decimals);
      faults.push(fault(file, "report/figure-differs", { id, value: one.value, written }));
    }
  }
  for (const id of Object.keys(figures)) {
    if (stated.some((figure) => figure.id === id)) continue;
    faults.push(fault(file, "report/figure-stray", { id }));
  }
  const mismatches = listMismatches(openTable(report), definition, figures);
  for (const { figure, written, found } of mismatches) {
    faults.push(fault(file, "report/figure-untrue", { figure, written, found }));
  }
  return faults;
}
