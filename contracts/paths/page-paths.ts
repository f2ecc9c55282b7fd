import { localePrefix, locales, type Locale } from "../locale.ts";

/**
 * Pages that other programs know, below the edition's prefix (§2); `enquirySent` confirms a form posted without
 * JavaScript.
 */
export const pagePaths = {
  consultations: "/consultorias",
  enquirySent: "/mensaje-enviado",
  privacy: "/politica-privacidad",
  trial: "/prueba-con-tus-datos",
} as const;

/** Returns the address of a path in an edition, e.g. `("en", "/")` gives `"/en"`. */
export function toAddress(edition: Locale, path: string): string {
  return path === "/" ? localePrefix[edition] || "/" : localePrefix[edition] + path;
}

/** Returns the edition whose prefix is the first segment of an address; undefined for an address without one. */
export function findEdition(pathname: string): Locale | undefined {
  const [, first = ""] = pathname.split("/");
  return locales.find((locale) => localePrefix[locale] === `/${first}`);
}
