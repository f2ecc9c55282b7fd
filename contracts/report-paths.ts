import { localePrefix, type Locale } from "./locale.ts";

/** A report by itself: the document that the case study frames. */
export function reportPath(slug: string): string {
  return `/dashboards/${slug}`;
}

/** Every text that a report shows in one language. */
export function reportCopyPath(slug: string, locale: Locale): string {
  return `/_reports/${locale}/${slug}.json`;
}

/** What a report opens with. */
export function reportSnapshotPath(slug: string): string {
  return `/_reports/${slug}.json`;
}

/** Page of a case study, below the prefix of the edition; `:slug` is the route's parameter (§2). */
export const caseStudyPath = "/proyectos/:slug";

/** The page of the case study that a report belongs to, in the edition of a language (D2). */
export function caseStudyPathOf(slug: string, locale: Locale): string {
  return localePrefix[locale] + caseStudyPath.replace(":slug", slug);
}
