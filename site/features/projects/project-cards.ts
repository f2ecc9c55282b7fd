import catalogue from "#folder/content/catalogue/project-cards.json" with { type: "json" };
import type { Copy } from "../../copy.ts";
import { isDemonstration } from "./is-demonstration.ts";

export const projectFilters = ["all", "powerbi", "analisis", "etl", "ml"] as const;

export type ProjectFilter = (typeof projectFilters)[number];

export type ProjectCardData = {
  id: number;
  key: keyof Copy["projects"]["items"];
  slug?: string;
  categories: readonly string[];
};

export const projectCards = catalogue as readonly ProjectCardData[];

export function readFilter(area: unknown): ProjectFilter {
  return projectFilters.find((filter) => filter === area) ?? "all";
}

export function filterProjects(
  projects: readonly ProjectCardData[],
  filter: ProjectFilter,
): readonly ProjectCardData[] {
  if (filter === "all") return projects;
  return projects.filter(({ categories }) => categories.includes(filter));
}

/**
 * Returns whether all, some or none of an area's cards lead to demonstration cases; for an empty area, of all cards.
 */
export function findDemonstrations(
  filter: ProjectFilter,
  cards: readonly ProjectCardData[] = projectCards,
  isExample: (slug: string | undefined) => boolean = isDemonstration,
): "all" | "some" | "none" {
  const shown = filterProjects(cards, filter);
  const meant = shown.length === 0 ? cards : shown;
  if (!meant.some(({ slug }) => isExample(slug))) return "none";
  return meant.every(({ slug }) => isExample(slug)) ? "all" : "some";
}
