import { localePrefix, locales } from "../locale.ts";

/** The owner's private pages, below the edition's prefix (D35). */
export const deskPath = "/_desk";

export function isDeskPath(path: string): boolean {
  return locales.some((locale) => `${path}/`.startsWith(`${localePrefix[locale]}${deskPath}/`));
}
