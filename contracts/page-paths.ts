import { localePrefix, type Locale } from "./locale.ts";

/**
 * Pages that the service links to, below the edition's prefix (§2); `enquirySent` confirms a form posted without
 * JavaScript.
 */
export const pagePaths = {
  consultations: "/consultorias",
  enquirySent: "/mensaje-enviado",
  privacy: "/politica-privacidad",
} as const;

/** Returns the address of a path in an edition, e.g. `("en", "/")` gives `"/en"`. */
export function toAddress(edition: Locale, path: string): string {
  return path === "/" ? localePrefix[edition] || "/" : localePrefix[edition] + path;
}
