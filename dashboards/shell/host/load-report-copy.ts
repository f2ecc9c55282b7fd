import { reportCopyPath, reportSnapshotPath } from "../../../contracts/report-files.ts";
import type { InitialSnapshot } from "../store/initial-snapshot.ts";
import type { ReportCopy } from "./report-copy.ts";

/** Throws where the copy is not available. */
export async function loadReportCopy(
  slug: string,
  language: ReportCopy["language"],
): Promise<ReportCopy> {
  const address = reportCopyPath(slug, language);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${String(response.status)}`);
  return (await response.json()) as ReportCopy;
}

/** Returns null where the snapshot is not available: the report works without it. */
export async function loadInitialSnapshot(slug: string): Promise<InitialSnapshot | null> {
  try {
    const response = await fetch(reportSnapshotPath(slug));
    return response.ok ? ((await response.json()) as InitialSnapshot) : null;
  } catch {
    return null;
  }
}
