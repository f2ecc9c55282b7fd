import { expect, test } from "vitest";
import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import { locales } from "../../contracts/locale.ts";
import * as routes from "../../site/routes.ts";
import { createFilesSource } from "../../site/features/blog/files-source.ts";
import { gatherCaseStudy } from "./gather-case-study.ts";
import { gatherPageData } from "./gather-page-data.ts";

const slugs = caseStudies.map(({ slug }) => slug);

test.each(slugs)("gathers all of %s in both languages", async (slug) => {
  for (const locale of locales) {
    const { copy, figures, keyPoints, argued } = await gatherCaseStudy(slug, locale);
    expect(Object.keys(copy.keyPoints)).toEqual(Object.keys(keyPoints));
    expect(figures.map(({ id }) => id)).toContain(argued);
    expect(copy.chart ?? copy.picture).toBeDefined();
    expect(copy.results ?? copy.resultGroups).toBeDefined();
  }
});

test("wraps around the catalogue in both directions", async () => {
  const first = await gatherCaseStudy("soporte-bi", "es");
  const last = await gatherCaseStudy("campanas-mkt", "es");
  expect(first.previous).toEqual({
    slug: "campanas-mkt",
    title: last.copy.title,
    hasSketches: true,
  });
  expect(last.next).toEqual({ slug: "soporte-bi", title: first.copy.title, hasSketches: true });
});

test("gives a page only the copy of its own case", async () => {
  const match = {
    name: "caseStudy",
    path: "/proyectos/nps-bi",
    params: { slug: "nps-bi" },
  } as const;
  const blog = {
    source: createFilesSource(async () => []),
    files: { data: new Map(), assets: new Map() },
  };
  const data = await gatherPageData({ environment: {}, blog, renderer: routes }, match, "en");
  const other = await gatherCaseStudy("rfm-analysis", "en");
  expect(data.caseStudy?.slug).toBe("nps-bi");
  expect(JSON.stringify(data)).not.toContain(other.copy.objective);
  expect(data.caseStudy?.figures[0]).not.toHaveProperty("meaning");
});

test("rejects a case that is not in the catalogue", async () => {
  await expect(gatherCaseStudy("none", "es")).rejects.toThrow('No case study "none"');
});
