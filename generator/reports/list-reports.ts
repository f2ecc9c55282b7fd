import { glob } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ReportClaims } from "../../dashboards/query/claims/claim.ts";
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

export async function loadClaims(slug: string): Promise<ReportClaims> {
  const address = pathToFileURL(resolve(claimsFile(slug))).href;
  return ((await import(address)) as { claims: ReportClaims }).claims;
}

export async function loadReport(slug: string): Promise<ReportModule> {
  const address = pathToFileURL(resolve(reportFile(slug))).href;
  const module = (await import(address)) as { report: ReportModule };
  return module.report;
}
