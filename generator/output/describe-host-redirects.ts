import { localePrefix, locales } from "../../contracts/locale.ts";
import { listPageFile } from "../../contracts/list-pages.ts";

const lists = ["/blog", "/blog/categoria/:category"];

/**
 * What static hosts that read `_redirects` are told: where addresses moved to, one spelling of an address, and which document
 * answers a list's later page.
 */
export function describeHostRedirects(moved: Readonly<Record<string, string>>): string {
  const pages = locales.flatMap((locale) =>
    lists
      .map((path) => localePrefix[locale] + path)
      .flatMap((path) => [
        `${path} page=1 ${path} 301`,
        `${path} page=:page ${listPageFile(path, 2).replace(/2$/, ":page")} 200`,
      ]),
  );
  const old = Object.entries(moved).map(([from, to]) => `${from} ${to} 301`);
  return [...old, "/es / 301", "/es/* /:splat 301", ...pages, ""].join("\n");
}
