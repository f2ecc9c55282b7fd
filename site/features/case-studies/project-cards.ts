import cards from "../../../content/catalogue/project-cards.json" with { type: "json" };
import type { Copy } from "../../copy.ts";

export const projectFilters = ["all", "powerbi", "analisis", "etl", "ml"] as const;

export type ProjectFilter = (typeof projectFilters)[number];

export type ProjectCardData = {
  id: number;
  key: keyof Copy["projects"]["items"];
  slug?: string;
  categories: readonly string[];
};

export const projectCards = cards as readonly ProjectCardData[];

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
