import { readdirSync } from "node:fs";
import * as v from "valibot";
import caseStudies from "../content/catalogue/case-studies.json" with { type: "json" };
import { siteConfigSchema, type SiteConfig } from "../contracts/configuration/site-config.ts";
import { siteConfig } from "../site.config.ts";
import { findAccentFault } from "./drawing/find-accent-fault.ts";
import { describeFaults } from "./describe-faults.ts";
import type { Fault } from "./fault.ts";

const file = "site.config.ts";

export async function validateSiteConfig(): Promise<void> {
  const faults = await findSiteConfigFaults(siteConfig);
  if (faults.length === 0) return;
  console.error(describeFaults(faults).join("\n"));
  process.exit(1);
}

/** What no site is built with; each problem begins with the path of its value. */
export async function findSiteConfigFaults(config: SiteConfig): Promise<Fault[]> {
  const { issues = [] } = v.safeParse(siteConfigSchema, config);
  const faults = issues.map((issue) => ({
    file,
    problem: `${v.getDotPath(issue) ?? "(whole)"}: ${issue.message}`,
    remedy: "Correct it there.",
  }));
  const isRead = (name: string) => faults.every(({ problem }) => !problem.startsWith(name));
  return [
    ...faults,
    ...findStrayReports(config),
    ...(isRead("accent") ? await findAccentFaults(config) : []),
    ...(isRead("portrait") ? findMissingPortrait(config) : []),
  ];
}

async function findAccentFaults({ accent }: SiteConfig): Promise<Fault[]> {
  const problem = await findAccentFault(accent);
  return problem === undefined ? [] : [{ file, problem, remedy: "Write that, or another." }];
}

function findStrayReports({ reports }: SiteConfig): Fault[] {
  const slugs = caseStudies.map(({ slug }) => slug);
  return Object.keys(reports)
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => ({
      file,
      problem: `reports.${slug}: there is no such case study`,
      remedy: `Use one of ${slugs.join(", ")}.`,
    }));
}

function findMissingPortrait({ portrait }: SiteConfig): Fault[] {
  // By the list of names: a file system may take capitals for small letters where a server does not.
  const names = readdirSync("content/images");
  if (names.some((name) => portrait === `/images/${name}`)) return [];
  const problem = `portrait: content${portrait} does not exist`;
  return [{ file, problem, remedy: "Put the picture there, or correct its name." }];
}
