import { existsSync } from "node:fs";
import { join } from "node:path";
import { localePrefix, locales } from "../../contracts/locale.ts";

/** What a folder lacks to be a whole site: home and not-found page in each language, and the policy. */
export function findMissingPages(siteDir: string): string[] {
  const pages = locales.flatMap((locale) => {
    const folder = localePrefix[locale].slice(1);
    return [`${folder || "index"}.html`, join(folder, "404.html")];
  });
  return [...pages, "_csp.txt"].filter((file) => !existsSync(join(siteDir, file)));
}
