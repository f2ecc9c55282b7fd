import type { ReportCode } from "../../shell/report-code.ts";

let kept: ReportCode | undefined;

/** Address of this script, which serves the code of the kept report as that of reports from files is served. */
export const address = import.meta.url;

/** Keeps the report of the file that was read last. */
export function keepReport(code: ReportCode): void {
  kept = code;
}

/** Returns the kept report, whatever its slug. */
export async function openReport(): Promise<ReportCode> {
  if (kept === undefined) throw new Error("No file was read");
  return kept;
}
