// Part of both bundles: a byte here is a byte on every page.
import { localePrefix, type Locale } from "../locale.ts";

/** Returns the path of the report as a document of its own, which the case study frames. */
export function reportPath(slug: string, locale: Locale): string {
  return `${localePrefix[locale]}/dashboards/${slug}`;
}

/** Returns the path at which other sites may frame the report; the service answers with the same document. */
export function embedPath(slug: string, locale: Locale): string {
  return `${localePrefix[locale]}/embed/${slug}`;
}

/** Below the edition's prefix; `:slug` is the route's parameter (§2). */
export const caseStudyPath = "/proyectos/:slug";
