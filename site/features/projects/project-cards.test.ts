import { expect, it } from "vitest";
import { isDemonstration } from "./is-demonstration.ts";
import { filterProjects, findDemonstrations, projectCards, readFilter } from "./project-cards.ts";

it("shows the eleven projects without a filter, and under both areas they belong to (§3)", () => {
  expect(projectCards).toHaveLength(11);
  for (const filter of ["all", "powerbi", "analisis"] as const) {
    expect(filterProjects(projectCards, filter)).toHaveLength(11);
  }
});

it("shows none where no project belongs (D12)", () => {
  expect(filterProjects(projectCards, "etl")).toEqual([]);
  expect(filterProjects(projectCards, "ml")).toEqual([]);
});

it.each([
  ["etl", "etl"],
  ["nonsense", "all"],
  [undefined, "all"],
])("reads the area %s as the filter %s", (area, filter) => {
  expect(readFilter(area)).toBe(filter);
});

it.each([
  [["soporte-bi", "nps-bi"], "all"],
  [["soporte-bi", "mine"], "some"],
  [["mine"], "none"],
  [[], "none"],
])("of the cards %j, those of demonstration cases are: %s", (slugs, expected) => {
  const cases = [
    { slug: "soporte-bi" },
    { slug: "nps-bi" },
    { slug: "mine", isDemonstration: false },
  ];
  const cards = slugs.map((slug) => ({
    id: 1,
    key: "npsBI" as never,
    slug,
    categories: ["powerbi"],
  }));
  const isExample = (slug: string | undefined) => isDemonstration(slug, cases);
  expect(findDemonstrations("all", cards, isExample)).toBe(expected);
  // "ml" is an area without a case.
  expect(findDemonstrations("ml", cards, isExample)).toBe(expected);
});
