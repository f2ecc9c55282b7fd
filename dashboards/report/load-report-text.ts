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
