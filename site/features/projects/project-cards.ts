import cards from "../../../content/catalogue/project-cards.json" with { type: "json" };
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

/** Says whether all, some or none of the cards lead to demonstration cases; all where there is no card. */
export function findDemonstrations(
  projects: readonly ProjectCardData[],
  isExample: (slug: string | undefined) => boolean = isDemonstration,
): "all" | "some" | "none" {
  if (projects.every(({ slug }) => isExample(slug))) return "all";
  return projects.some(({ slug }) => isExample(slug)) ? "some" : "none";
}
