import { glob } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ReportClaims } from "../../dashboards/query/claims/claim.ts";
import type { Recommend } from "../../dashboards/query/claims/recommendation.ts";
import type { ReportFigures } from "../../dashboards/query/report-figures.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";

const folder = "dashboards/reports";

export async function listReports(root = "."): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(`${folder}/*/report.ts`, { cwd: root })) files.push(file);
  return files.map((file) => basename(dirname(file))).toSorted();
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
  return (await import(pathToFileURL(resolve(file)).href)) as Module;
}
