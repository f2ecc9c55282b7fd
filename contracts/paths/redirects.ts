import { localePrefix, locales } from "../locale.ts";

/** In a built site: every address that moved, by where it moved to, in both editions. */
export const redirectsFile = "_redirects.json";

/** Addresses without the edition's prefix, such as `/blog/old` to `/blog/new`, as those of both editions. */
export function spreadRedirects(moved: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(moved).map(([from, to]) => [
        localePrefix[locale] + from,
        localePrefix[locale] + to,
      ]),
    ),
  );
}
