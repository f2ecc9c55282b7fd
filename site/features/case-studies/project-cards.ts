import cards from "../../../content/catalogue/project-cards.json" with { type: "json" };
import type { Copy } from "../../copy.ts";

/** Areas a project can belong to, and the filter that shows all of them (§2). */
export const projectFilters = ["all", "powerbi", "analisis", "etl", "ml"] as const;

export type ProjectFilter = (typeof projectFilters)[number];

export type ProjectCardData = {
  id: number;
  key: keyof Copy["projects"]["items"];
  /** Case study the card leads to; without one it leads to the contact form. */
  slug?: string;
  categories: readonly string[];
};

/** The eleven featured projects, in the order they are shown (§3). */
export const projectCards = cards as readonly ProjectCardData[];

/** The filter an address asks for; an unknown one is all of them. */
export function readFilter(area: string | undefined): ProjectFilter {
  return projectFilters.find((filter) => filter === area) ?? "all";
}

/** The projects of a filter: all of them, or those whose categories include it (§2). */
export function filterProjects(
  projects: readonly ProjectCardData[],
  filter: ProjectFilter,
): readonly ProjectCardData[] {
  if (filter === "all") return projects;
  return projects.filter(({ categories }) => categories.includes(filter));
}
