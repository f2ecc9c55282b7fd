import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { siteConfigSchema, type SiteConfig } from "../contracts/configuration/site-config.ts";
import { findAccentFault } from "./drawing/find-accent-fault.ts";
import { readIssue } from "../contracts/value-faults.ts";
import { fault, type Fault } from "./faults/fault.ts";
import { ownerRoot } from "../roots/roots.ts";

const file = "site.config.ts";

/** Returns the settings with which no site can be built from the content below `root`. */
export async function findSiteConfigFaults(config: SiteConfig, root = ownerRoot): Promise<Fault[]> {
  const { issues = [] } = v.safeParse(siteConfigSchema, config);
  const faults = issues.map((issue) => readIssue(file, issue));
  const isRead = (name: string) => faults.every(({ field }) => field !== name);
  return [
    ...faults,
    ...findStrayReports(config, root),
    ...(isRead("accent") ? await findAccentFaults(config) : []),
    ...(isRead("portrait") ? findMissingPortrait(config, root) : []),
  ];
}

async function findAccentFaults({ accent }: SiteConfig): Promise<Fault[]> {
  const found = await findAccentFault(accent);
  return found === undefined ? [] : [fault({ file, field: "accent" }, "accent-contrast", found)];
}

function findStrayReports({ reports }: SiteConfig, root: string): Fault[] {
  // Read from disk, since the studio adds cases while it runs.
  const text = readFileSync(join(root, "content/catalogue/case-studies.json"), "utf8");
  const slugs = (JSON.parse(text) as { slug: string }[]).map(({ slug }) => slug);
  return Object.keys(reports)
    .filter((slug) => !slugs.includes(slug))
    .map((slug) =>
      fault({ file, field: `reports.${slug}` }, "report-case", { slugs: slugs.join(", ") }),
    );
}

function findMissingPortrait({ portrait }: SiteConfig, root: string): Fault[] {
  // Compares names exactly: some file systems ignore case, but servers do not.
  const names = readdirSync(join(root, "content/images"));
  if (names.some((name) => portrait === `/images/${name}`)) return [];
  return [fault({ file, field: "portrait" }, "portrait-file", { file: `content${portrait}` })];
}
