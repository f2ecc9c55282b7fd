import { checkExpectations } from "../../dashboards/query/check-expectations.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import figures from "../../content/catalogue/case-figures.json" with { type: "json" };
import type { Fault } from "../fault.ts";
import { openTable } from "./open-table.ts";

type Figure = { id: string; value: number; decimals?: number };

/** The figures that the case study states must come out of the report's rows, each of them (D14). */
export function checkReportFigures(file: string, report: ReportModule): Fault[] {
  const { definition } = report;
  const stated = (figures as Record<string, readonly Figure[]>)[definition.slug] ?? [];
  const expected = new Map(definition.expected.map((one) => [one.figure, one]));
  const faults: Fault[] = [];
  const add = (problem: string, remedy: string): void =>
    void faults.push({ file, problem, remedy });
  for (const { id, value, decimals = 0 } of stated) {
    const one = expected.get(id);
    if (one === undefined) {
      add(`the figure "${id}" of the case study is not expected`, "Add it to `expected`.");
    } else if (one.value !== value || one.decimals !== decimals) {
      const written = value.toFixed(decimals);
      add(
        `"${id}" is expected as ${String(one.value)}, the case study says ${written}`,
        "Agree on one.",
      );
    }
  }
  for (const id of expected.keys()) {
    if (stated.some((figure) => figure.id === id)) continue;
    add(
      `the case study has no figure "${id}"`,
      "Add it to case-figures.json, or expect it in a test.",
    );
  }
  const mismatches = checkExpectations(openTable(report), definition);
  for (const { figure, expected: wanted, found } of mismatches) {
    add(`"${figure}" comes out as ${found}, not ${wanted}`, "Change the quotas of data.ts.");
  }
  return faults;
}
