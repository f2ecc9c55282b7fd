import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
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

/**
 * Returns the settings with which no site can be built from the content below `root`; each problem begins with the
 * path of its value.
 */
export async function findSiteConfigFaults(config: SiteConfig, root = "."): Promise<Fault[]> {
  const { issues = [] } = v.safeParse(siteConfigSchema, config);
  const faults = issues.map((issue) => ({
    file,
    problem: `${v.getDotPath(issue) ?? "(whole)"}: ${issue.message}`,
    remedy: "Correct it there.",
  }));
  const isRead = (name: string) => faults.every(({ problem }) => !problem.startsWith(name));
  return [
    ...faults,
    ...findStrayReports(config, root),
    ...(isRead("accent") ? await findAccentFaults(config) : []),
    ...(isRead("portrait") ? findMissingPortrait(config, root) : []),
  ];
}

async function findAccentFaults({ accent }: SiteConfig): Promise<Fault[]> {
  const problem = await findAccentFault(accent);
  return problem === undefined ? [] : [{ file, problem, remedy: "Write that, or another." }];
}

function findStrayReports({ reports }: SiteConfig, root: string): Fault[] {
  // Read from disk, since the studio adds cases while it runs.
  const text = readFileSync(join(root, "content/catalogue/case-studies.json"), "utf8");
  const slugs = (JSON.parse(text) as { slug: string }[]).map(({ slug }) => slug);
  return Object.keys(reports)
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => ({
      file,
      problem: `reports.${slug}: there is no such case study`,
      remedy: `Use one of ${slugs.join(", ")}.`,
    }));
}

function findMissingPortrait({ portrait }: SiteConfig, root: string): Fault[] {
  // Compares names exactly: some file systems ignore case, but servers do not.
  const names = readdirSync(join(root, "content/images"));
  if (names.some((name) => portrait === `/images/${name}`)) return [];
  const problem = `portrait: content${portrait} does not exist`;
  return [{ file, problem, remedy: "Put the picture there, or correct its name." }];
}
