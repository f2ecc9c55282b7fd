export const sections = ["home", "services", "projects", "blog"] as const;

export type Section = (typeof sections)[number];

// A case study belongs to the projects, a post to the blog.
const parents: Record<string, Section> = {
  caseStudy: "projects",
  blogCategory: "blog",
  blogPost: "blog",
};

export function isSection(section: Section, route: string): boolean {
  return (parents[route] ?? route) === section;
}
