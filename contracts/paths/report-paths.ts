// Part of both bundles: a byte here is a byte on every page.
import { localePrefix, type Locale } from "../locale.ts";

/** Returns the path of the report as a document of its own, which the case study frames. */
export function reportPath(slug: string, locale: Locale): string {
  return `${localePrefix[locale]}/dashboards/${slug}`;
}

/** Below the edition's prefix; `:slug` is the route's parameter (§2). */
export const caseStudyPath = "/proyectos/:slug";
