import { readFile } from "node:fs/promises";
import type { Locale } from "../../contracts/locale.ts";
import type { DefinitionCopy, ReportCopy } from "../../dashboards/shell/host/report-copy.ts";
import type { Copy } from "../../site/copy.ts";
import details from "#folder/content/catalogue/case-details.json" with { type: "json" };
import type { CaseStudyCopy, CaseStudyDetails } from "../../site/page-data.ts";
import { caseStudies } from "../pages/case-studies.ts";
import { isDemonstration } from "../../site/features/projects/is-demonstration.ts";
import { nameCaseData } from "../pages/name-case-data.ts";
import { readCopy } from "../pages/read-copy.ts";
import { openFileReport } from "./file-reports.ts";
import { findFile } from "../../roots/find-file.ts";

const detailsOf = details as Record<string, CaseStudyDetails>;

type CaseStudyKey = Exclude<keyof Copy["caseStudies"], "shared">;

/**
 * Gathers a report's copy in a language: its own, that of the shell and the charts, and its case study's key points.
 */
export async function gatherReportCopy(slug: string, language: Locale): Promise<ReportCopy> {
  const [report, shell, charts, caseStudy] = await Promise.all([
    readDefinitionCopy(slug, language),
    readCopy(language, "reportShell"),
    readCopy(language, "reportCharts"),
    readCaseStudyCopy(slug, language),
  ]);
  return {
    language,
    report,
    shell: { ...(shell as ReportCopy["shell"]), ...(await nameOpenData(slug, language)) },
    charts: charts as ReportCopy["charts"],
    story: caseStudy.keyPoints,
  };
}

export async function readCaseStudyCopy(slug: string, language: Locale): Promise<CaseStudyCopy> {
  const found = caseStudies.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`No case study "${slug}" for the report of that name`);
  const copy = (await readCopy(language, "caseStudies")) as Copy["caseStudies"];
  return copy[found.key as CaseStudyKey];
}

/** Returns the text that replaces the note on demonstration data; empty if the data is demonstration data. */
async function nameOpenData(slug: string, language: Locale): Promise<{ source?: string }> {
  const own = { openData: detailsOf[slug]?.openData, isDemonstration: isDemonstration(slug) };
  if (own.openData === undefined && own.isDemonstration) return {};
  const { shared } = (await readCopy(language, "caseStudies")) as Copy["caseStudies"];
  return { source: nameCaseData(shared, own).source };
}

async function readDefinitionCopy(slug: string, language: Locale): Promise<DefinitionCopy> {
  const own = openFileReport(slug);
  if (own !== undefined) return own.texts[language];
  const file = `content/reports/${language}/${slug}.json`;
  try {
    return JSON.parse(await readFile(findFile(file), "utf8")) as DefinitionCopy;
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${String(cause)}`, { cause });
  }
}
