import { listMismatches, type ReportFigures } from "../../dashboards/query/report-figures.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import catalogue from "../../content/catalogue/case-figures.json" with { type: "json" };
import type { Fault } from "../fault.ts";
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
  const add = (problem: string, remedy: string): void =>
    void faults.push({ file, problem, remedy });
  for (const { id, value, decimals = 0 } of stated) {
    const one = figures[id];
    if (one === undefined) {
      add(`the figure "${id}" of the case study is not expected`, "Add it to figures.ts.");
    } else if (one.value !== value || (one.decimals ?? 0) !== decimals) {
      const written = value.toFixed(decimals);
      add(
        `"${id}" is expected as ${String(one.value)}, the case study says ${written}`,
        "Agree on one.",
      );
    }
  }
  for (const id of Object.keys(figures)) {
    if (stated.some((figure) => figure.id === id)) continue;
    add(
      `the case study has no figure "${id}"`,
      "Add it to case-figures.json, or expect it in a test.",
    );
  }
  const mismatches = listMismatches(openTable(report), definition, figures);
  for (const { figure, written, found } of mismatches) {
    add(`"${figure}" comes out as ${found}, not ${written}`, "Change the quotas of data.ts.");
  }
  return faults;
}
