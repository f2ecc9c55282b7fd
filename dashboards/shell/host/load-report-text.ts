import type { Landing } from "../store/landing.ts";
import type { ReportText } from "./report-words.ts";

/** Fetches the words of a report; throws where they do not come. */
export async function loadReportText(
  slug: string,
  language: ReportText["language"],
): Promise<ReportText> {
  const address = `/_reports/${language}/${slug}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${String(response.status)}`);
  return (await response.json()) as ReportText;
}

/** Fetches what a report opens with; null where it does not come, as the report can do without. */
export async function loadLanding(slug: string): Promise<Landing | null> {
  try {
    const response = await fetch(`/_reports/${slug}.json`);
    return response.ok ? ((await response.json()) as Landing) : null;
  } catch {
    return null;
  }
}
