/** Sections of the site, in the order of the bar (§2). */
export const sections = ["home", "services", "projects", "blog"] as const;

export type Section = (typeof sections)[number];

// A case study belongs to the projects, a post to the blog.
const parents: Record<string, Section> = {
  caseStudy: "projects",
  blogCategory: "blog",
  blogPost: "blog",
};

/** True where a route is a section or stands below it. */
export function isSection(section: Section, route: string): boolean {
  return (parents[route] ?? route) === section;
}
