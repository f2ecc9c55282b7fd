import { readdirSync } from "node:fs";
import * as v from "valibot";
import caseStudies from "../content/catalogue/case-studies.json" with { type: "json" };
import { siteConfigSchema, type SiteConfig } from "../contracts/configuration/site-config.ts";
import { siteConfig } from "../site.config.ts";

export function validateSiteConfig(): void {
  const faults = findSiteConfigFaults(siteConfig);
  if (faults.length === 0) return;
  console.error(faults.join("\n"));
  process.exit(1);
}

export function findSiteConfigFaults(config: SiteConfig): string[] {
  const result = v.safeParse(siteConfigSchema, config);
  const faults = (result.issues ?? []).map(
    (issue) =>
      `site.config.ts: ${v.getDotPath(issue) ?? "(whole)"}: ${issue.message}. Correct it there.`,
  );
  const slugs = caseStudies.map(({ slug }) => slug);
  const strays = Object.keys(config.reports).filter((slug) => !slugs.includes(slug));
  return [
    ...faults,
    ...strays.map(
      (slug) =>
        `site.config.ts: reports.${slug}: there is no such case study. Use one of ${slugs.join(", ")}.`,
    ),
    ...findMissingPortrait(config),
  ];
}

function findMissingPortrait({ portrait }: SiteConfig): string[] {
  // By the list of names: a file system may take capitals for small letters where a server does not.
  const names = readdirSync("content/images");
  if (names.some((name) => portrait === `/images/${name}`)) return [];
  return [
    `site.config.ts: portrait: content${portrait} does not exist. Put the picture there, or correct its name.`,
  ];
}
