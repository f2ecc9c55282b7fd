import { readFile } from "node:fs/promises";
import { fillText } from "../../contracts/fill-text.ts";
import { languageTags, type Locale } from "../../contracts/locale.ts";
import type { DefinitionCopy, ReportCopy } from "../../dashboards/shell/host/report-copy.ts";
import type { Copy } from "../../site/copy.ts";
import details from "#folder/content/catalogue/case-details.json" with { type: "json" };
import type { CaseStudyCopy, CaseStudyDetails } from "../../site/page-data.ts";
import { caseStudies } from "../pages/case-studies.ts";
import { isDemonstration, isEmbeddable } from "../../site/features/projects/is-demonstration.ts";
import { nameCaseData } from "../pages/name-case-data.ts";
import { readCopy } from "../pages/read-copy.ts";
import { openFileReport } from "./from-file/file-reports.ts";
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
    isEmbeddable: isEmbeddable(slug),
    report,
    shell: { ...(shell as ReportCopy["shell"]), ...(await nameData(slug, language)) },
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

/**
 * Returns the text that replaces the note on demonstration data, with the day of rows from a file; empty for the
 * demonstration data of the product.
 */
async function nameData(slug: string, language: Locale): Promise<{ source?: string }> {
  const own = { openData: detailsOf[slug]?.openData, isDemonstration: isDemonstration(slug) };
  const taken = openFileReport(slug)?.header.taken;
  if (own.openData === undefined && own.isDemonstration && taken === undefined) return {};
  const { shared } = (await readCopy(language, "caseStudies")) as Copy["caseStudies"];
  const { source } = nameCaseData(shared, own);
  if (taken === undefined) return { source };
  const format = new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const asOf = fillText(shared.asOf, { day: format.format(new Date(taken)) });
  return { source: [source, asOf].filter(Boolean).join(" ") };
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
