import { glob } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import type { ReportClaims } from "../../dashboards/query/claims/claim.ts";
import type { Recommend } from "../../dashboards/query/claims/recommendation.ts";
import type { ReportFigures } from "../../dashboards/query/report-figures.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import { inProduct, productRoot } from "../../roots/roots.ts";

const folder = "dashboards/reports";

/** Lists the reports of the owner's cases. */
export async function listReports(): Promise<string[]> {
  const slugs: string[] = [];
  for await (const file of glob(`${folder}/*/report.ts`, { cwd: productRoot }))
    slugs.push(basename(dirname(file)));
  return slugs.filter((slug) => caseStudies.some((one) => one.slug === slug)).toSorted();
}

export function reportFile(slug: string): string {
  return `${folder}/${slug}/report.ts`;
}

export function claimsFile(slug: string): string {
  return `${folder}/${slug}/claims.ts`;
}

export function figuresFile(slug: string): string {
  return `${folder}/${slug}/figures.ts`;
}

export async function loadReport(slug: string): Promise<ReportModule> {
  return (await load<{ report: ReportModule }>(reportFile(slug))).report;
}

export async function loadClaims(slug: string): Promise<ReportClaims> {
  return (await load<{ claims: ReportClaims }>(claimsFile(slug))).claims;
}

export async function loadRecommend(slug: string): Promise<Recommend> {
  return (await load<{ recommend: Recommend }>(claimsFile(slug))).recommend;
}

export async function loadFigures(slug: string): Promise<ReportFigures> {
  return (await load<{ figures: ReportFigures }>(figuresFile(slug))).figures;
}

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(inProduct(file)).href)) as Module;
}
