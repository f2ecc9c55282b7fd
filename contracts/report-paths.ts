// Read by both bundles: a byte here is a byte on every page.

/** A report by itself: the document that the case study frames. */
export function reportPath(slug: string): string {
  return `/dashboards/${slug}`;
}

/** Page of a case study, below the prefix of the edition; `:slug` is the route's parameter (§2). */
export const caseStudyPath = "/proyectos/:slug";
