import { readFile } from "node:fs/promises";
import type { Environment } from "../../contracts/configuration/environment.ts";
import type { LegalText } from "../../contracts/text/legal-text.ts";
import type { Locale } from "../../contracts/locale.ts";
import { listProviders } from "../../contracts/privacy/provider.ts";
import { retention } from "../../contracts/privacy/retention.ts";
import type { SiteConfig } from "../../contracts/configuration/site-config.ts";
import { defaultSiteUrl } from "../../contracts/configuration/site-url.ts";
import { listStoredEntries } from "../../contracts/privacy/storage-keys.ts";
import { matchPath } from "../../site/routes.ts";
import { siteConfig } from "../../site.config.ts";
import { listProcessors } from "./list-processors.ts";
import { parseBlocks } from "./parse-blocks.ts";
import { parseFrontMatter } from "./parse-front-matter.ts";
import { faultAt } from "./text-fault.ts";

/** Reads the legal text of a path in a language, e.g. `"/aviso-legal"` from `content/legal/es/aviso-legal.md`. */
export async function readLegalText(
  path: string,
  locale: Locale,
  environment: Environment,
): Promise<LegalText> {
  const file = `content/legal/${locale}${path}.md`;
  return parseLegalText(file, await readFile(file, "utf8"), siteConfig, environment);
}

/** Turns a legal text into data, with the owner's facts and what is configured put in; throws with file and line at anything unknown. */
export function parseLegalText(
  file: string,
  source: string,
  { brand, owner, reports }: Pick<SiteConfig, "brand" | "owner" | "reports">,
  environment: Environment,
): LegalText {
  const names = ["title", "description", "updated"] as const;
  const { values, body, bodyLine } = parseFrontMatter(file, source, names);
  const { title = "", description = "", updated = "" } = values;
  if (Number.isNaN(Date.parse(updated)) || !/^\d{4}-\d{2}-\d{2}$/.test(updated)) {
    throw faultAt({ file, line: 1 }, `updated: expected a date such as 2026-11-20: ${updated}`);
  }
  const hasReports = Object.keys(reports).length > 0;
  const providers = listProviders({ ...environment, hasReports });
  const facts = Object.entries({ owner, retention }).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]) => [`${group}.${name}`, String(value)]),
  );
  const blocks = parseBlocks(
    body,
    { file, line: bodyLine },
    {
      values: {
        brand,
        siteUrl: environment.VITE_SITE_URL ?? defaultSiteUrl,
        ...(Object.fromEntries(facts) as Record<string, string>),
      },
      isPath: (path) => matchPath(path).name !== "notFound",
      slots: {
        processors: { type: "processors", processors: listProcessors(environment, providers) },
        "storage-table": {
          type: "storage-table",
          entries: listStoredEntries(environment, providers),
        },
      },
    },
  );
  return { title, description, updated, blocks };
}
