export const sections = ["home", "services", "projects", "blog"] as const;

export type Section = (typeof sections)[number];

// Case studies are part of projects, posts of the blog.
const parents: Record<string, Section> = {
  caseStudy: "projects",
  blogCategory: "blog",
  blogPost: "blog",
};

export function isSection(section: Section, route: string): boolean {
  return (parents[route] ?? route) === section;
}
