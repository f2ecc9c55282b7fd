import { readFile } from "node:fs/promises";
import * as v from "valibot";
import type { Environment } from "../../contracts/configuration/environment.ts";
import type { LegalText } from "../../contracts/text/legal-text.ts";
import type { Locale } from "../../contracts/locale.ts";
import { listProviders } from "../../contracts/privacy/provider.ts";
import { retention } from "../../contracts/privacy/retention.ts";
import type { SiteConfig } from "../../contracts/configuration/site-config.ts";
import { defaultSiteUrl } from "../../contracts/configuration/site-url.ts";
import { listStoredEntries } from "../../contracts/privacy/storage-keys.ts";
import { matchPath } from "../../site/routes.ts";
import { siteConfig } from "#folder/site.config.ts";
import { expected } from "../../contracts/value-faults.ts";
import { FaultError } from "../faults/fault-error.ts";
import { fault } from "../faults/fault.ts";
import { readFields } from "../front-matter/read-fields.ts";
import { splitFrontMatter } from "../front-matter/split-front-matter.ts";
import { listProcessors } from "./list-processors.ts";
import { readBlocks } from "./read-blocks.ts";
import { findFile } from "../../roots/find-file.ts";

const text = v.pipe(v.string(), v.minLength(1));
const day = expected("day-legal");
const frontMatter = v.strictObject({
  title: text,
  description: text,
  updated: v.pipe(v.string(day), v.isoDate(day)),
});

/** Reads the legal text of a path in a language, e.g. `"/aviso-legal"` from `content/legal/es/aviso-legal.md`. */
export async function readLegalText(
  path: string,
  locale: Locale,
  environment: Environment,
): Promise<LegalText> {
  const file = `content/legal/${locale}${path}.md`;
  return parseLegalText(file, await readFile(findFile(file), "utf8"), siteConfig, environment);
}

/**
 * Parses a legal text and fills in the owner's facts and the configuration; throws with file and line at anything
 * unknown.
 */
export function parseLegalText(
  file: string,
  source: string,
  config: Pick<SiteConfig, "brand" | "owner" | "reports">,
  environment: Environment,
): LegalText {
  const split = splitFrontMatter(source);
  if (split === undefined) throw new FaultError([fault({ file, line: 1 }, "page-fields")]);
  const { yaml, body, bodyLine } = split;
  const fields = readFields(yaml, frontMatter);
  if (Array.isArray(fields)) throw new FaultError(fields.map((one) => ({ file, ...one })));
  const hasReports = Object.keys(config.reports).length > 0;
  const providers = listProviders({ ...environment, hasReports });
  const blocks = readBlocks({
    file,
    body,
    bodyLine,
    values: listFacts(config, environment),
    isPath: (path) => matchPath(path).name !== "notFound",
    slots: {
      processors: { type: "processors", processors: listProcessors(environment, providers) },
      "storage-table": {
        type: "storage-table",
        entries: listStoredEntries(environment, providers),
      },
    },
  });
  return { ...fields, blocks };
}

/**
 * Lists the values that a text may reference, e.g. `{{owner.city}}`, `{{retention.enquiryMonths}}`, `{{brand}}` or
 * `{{siteUrl}}`.
 */
function listFacts(
  { brand, owner }: Pick<SiteConfig, "brand" | "owner">,
  { VITE_SITE_URL: siteUrl = defaultSiteUrl }: Environment,
): Record<string, string> {
  const facts = Object.entries({ owner, retention }).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]) => [`${group}.${name}`, String(value)] as const),
  );
  return { brand, siteUrl, ...Object.fromEntries(facts) };
}
