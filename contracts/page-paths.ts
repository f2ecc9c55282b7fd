import { localePrefix, type Locale } from "./locale.ts";

/** Pages of the site that the service leads to, below the edition's prefix (§2). */
export const pagePaths = {
  consultations: "/consultorias",
  /** Thanks for a form posted without JavaScript. */
  enquirySent: "/mensaje-enviado",
  privacy: "/politica-privacidad",
} as const;

/** Address of a page's path in an edition, e.g. `("en", "/")` gives `"/en"`. */
export function toAddress(edition: Locale, path: string): string {
  return path === "/" ? localePrefix[edition] || "/" : localePrefix[edition] + path;
}
