import { glob } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import type { ReportClaims } from "../../dashboards/query/claims/claim.ts";
import type { Recommend } from "../../dashboards/query/claims/recommendation.ts";
import type { ReportFigures } from "../../dashboards/query/report-figures.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import type { ReportCode } from "../../dashboards/shell/report-code.ts";
import { inProduct, productRoot } from "../../roots/roots.ts";
import { listFileReports, openFileReport } from "./from-file/file-reports.ts";

const folder = "dashboards/reports";
/** The code of every report from a file. */
const ofFiles = "dashboards/from-file/open-report.ts";

/** Lists the reports of the owner's cases. */
export async function listReports(): Promise<string[]> {
  const slugs: string[] = [];
  for await (const file of glob(`${folder}/*/report.ts`, { cwd: productRoot }))
    slugs.push(basename(dirname(file)));
  slugs.push(...listFileReports());
  return slugs.filter((slug) => caseStudies.some((one) => one.slug === slug)).toSorted();
}

/** Returns the module of a report; those from files share one. */
export function reportFile(slug: string): string {
  return listFileReports().includes(slug) ? ofFiles : `${folder}/${slug}/report.ts`;
}

export function claimsFile(slug: string): string {
  return listFileReports().includes(slug) ? ofFiles : `${folder}/${slug}/claims.ts`;
}

export function figuresFile(slug: string): string {
  return `${folder}/${slug}/figures.ts`;
}

export async function loadReport(slug: string): Promise<ReportModule> {
  const own = openFileReport(slug);
  return own?.code.report ?? (await load<ReportCode>(reportFile(slug))).report;
}

export async function loadClaims(slug: string): Promise<ReportClaims> {
  const own = openFileReport(slug);
  return own?.code.claims ?? (await load<ReportCode>(claimsFile(slug))).claims;
}

export async function loadRecommend(slug: string): Promise<Recommend> {
  const own = openFileReport(slug);
  return own?.code.recommend ?? (await load<ReportCode>(claimsFile(slug))).recommend;
}

export async function loadFigures(slug: string): Promise<ReportFigures> {
  return (await load<{ figures: ReportFigures }>(figuresFile(slug))).figures;
}

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(inProduct(file)).href)) as Module;
}
