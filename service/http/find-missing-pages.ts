import { existsSync } from "node:fs";
import { join } from "node:path";
import { policiesFile } from "../../contracts/configuration/document-policies.ts";
import { localePrefix, locales } from "../../contracts/locale.ts";

export function findMissingPages(siteDir: string): string[] {
  const pages = locales.flatMap((locale) => {
    const folder = localePrefix[locale].slice(1);
    return [`${folder || "index"}.html`, join(folder, "404.html")];
  });
  return [...pages, policiesFile].filter((file) => !existsSync(join(siteDir, file)));
}
