import { expect, test } from "vitest";
import catalogue from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import type { Locale } from "../../contracts/locale.ts";
import type { Copy } from "../../site/copy.ts";
import type { CaseStudyCopy } from "../../site/page-data.ts";
import {
  editions,
  findNamed,
  findOne,
  linkTarget,
  listTexts,
  readGraph,
  readPage,
  tidy,
  tidyAll,
} from "./read-page.ts";

// §9
const airlineFigures = {
  satisfied: "43.45 %",
  business: "69.44 %",
  economy: "24.64 %",
  economyPlus: "18.77 %",
  returning: "47.81 %",
  firstTime: "23.97 %",
  rating: "3.28",
  wifi: "2.40",
  booking: "2.62",
  boarding: "2.71",
  departureDelay: "14.71 min",
  arrivalDelay: "15.09 min",
  improvement: "15 %",
};

const cases = catalogue.flatMap(({ slug, key }, index) =>
  editions.map((edition) => ({ ...edition, slug, key, index })),
);

function copyOf({ caseStudies }: Copy, key: string): CaseStudyCopy {
  return caseStudies[key as "ventasBI"];
}

/** A figure of §9 the way the language writes it: Spanish has a decimal comma and a space before the sign. */
function localise(figure: string, locale: Locale): string {
  return locale === "es" ? figure.replace(".", ",") : figure.replace(" %", "%");
}

test.each(cases)(
  "$slug goes from its objective to its results and on to its neighbours ($locale)",
  async ({ slug, key, index, prefix, copy }) => {
    const { main } = await readPage(`${prefix}/proyectos/${slug}`);
    const { shared } = copy.caseStudies;
    const caseCopy = copyOf(copy, key);
    expect(listTexts(main, "h1")).toEqual([tidy(caseCopy.title)]);
    const text = tidy(main.textContent);
    for (const part of [caseCopy.subtitle, caseCopy.objective]) expect(text).toContain(tidy(part));
    expect(listTexts(main, "h2")).toContain(tidy(shared.objective));

    const keyPoints = findNamed(main, "section", shared.keyPoints);
    const points = Object.values(caseCopy.keyPoints);
    expect(points).toHaveLength(6); // §9
    expect(listTexts(keyPoints, "h3")).toEqual(tidyAll(points.map(({ title }) => title)));
    for (const { description } of points)
      expect(tidy(keyPoints.textContent)).toContain(tidy(description));

    const report = findNamed(main, "section", shared.report);
    expect(tidy(report.textContent)).toContain(tidy(caseCopy.reportSummary));
    const figures = findNamed(report, "table", shared.figures);
    expect(listTexts(figures, "tbody th")).toEqual(tidyAll(Object.values(caseCopy.figures)));
    for (const value of listTexts(figures, "td")) expect(value).toMatch(/\d/);

    const results = findNamed(main, "section", shared.results);
    const rows = Object.values(caseCopy.results ?? caseCopy.resultGroups ?? {});
    expect(rows.length).toBeGreaterThan(0);
    expect(listTexts(results, "h3")).toEqual(tidyAll(rows.map(({ title }) => title)));

    const sketches = findNamed(main, "section", shared.sketches);
    const { stayed, rejected, chosen, before, after } = caseCopy.sketches!;
    const captions = [stayed, rejected, chosen].map((caption, at) => `${at + 1}. ${caption}`);
    expect(listTexts(sketches, "figcaption")).toEqual(tidyAll(captions));
    const words = [before, after, ...caseCopy.approach];
    expect(listTexts(sketches, "p")).toEqual(tidyAll(words));

    const above = findNamed(main, "nav", copy.nav.breadcrumbs);
    expect(linkTarget(above, copy.nav.home)).toBe(prefix || "/");
    expect(linkTarget(above, copy.nav.projects)).toBe(`${prefix}/proyectos`);
    expect(linkTarget(findOne(main, ".case-end"), shared.back)).toBe(`${prefix}/proyectos`); // §2
    const neighbours = findNamed(main, "nav", shared.otherCases);
    const addresses = [...neighbours.querySelectorAll("a")].map((link) =>
      link.getAttribute("href"),
    );
    const [previous, next] = [catalogue.at(index - 1)!, catalogue[(index + 1) % catalogue.length]!];
    expect(addresses).toEqual([next, previous].map((one) => `${prefix}/proyectos/${one.slug}`));
    for (const one of [previous, next])
      expect(tidy(neighbours.textContent)).toContain(tidy(copyOf(copy, one.key).title));
    expect(tidy(findOne(main, "#contact").textContent)).toContain(
      tidy(copy.contact.aboutCase.replace("{{title}}", caseCopy.subject)),
    );
  },
);

test.each(editions)(
  "people-analytics groups its results, each with findings and actions ($locale)",
  async ({
    prefix,
    copy: {
      caseStudies: { shared, peopleAnalyticsBI },
    },
  }) => {
    const { main } = await readPage(`${prefix}/proyectos/people-analytics`);
    const { genderEquity, hiringProcess, training, compensation } = peopleAnalyticsBI.resultGroups;
    const groups = [genderEquity, hiringProcess, training, compensation]; // §2
    const shown = [...findNamed(main, "section", shared.results).querySelectorAll(".case-group")];
    expect(shown).toHaveLength(4);
    for (const [index, { title, findings, actions }] of groups.entries()) {
      const group = shown[index]!;
      expect(listTexts(group, "h3")).toEqual([tidy(title)]);
      expect(listTexts(group, "h4")).toEqual(tidyAll([shared.findings, shared.actions]));
      expect(findings.length).toBeGreaterThan(0);
      expect(actions.length).toBeGreaterThan(0);
      expect(listTexts(group, "li")).toEqual(tidyAll([...findings, ...actions]));
    }
  },
);

test.each(editions)(
  "logistica-supply-chain adds its insights, and no other case does ($locale)",
  async ({
    prefix,
    copy: {
      caseStudies: { shared, logisticaSupplyChain },
    },
  }) => {
    const { main } = await readPage(`${prefix}/proyectos/logistica-supply-chain`);
    const insights = findNamed(main, "section", shared.insights);
    expect(listTexts(insights, "li")).toEqual(tidyAll(logisticaSupplyChain.insights));
    const { main: other } = await readPage(`${prefix}/proyectos/ventas-bi`);
    expect(listTexts(other, "h2")).not.toContain(tidy(shared.insights));
  },
);

test.each(editions)(
  "the airline case states every figure of the specification as its language writes it ($locale)",
  async ({
    locale,
    prefix,
    copy: {
      caseStudies: { shared, airlineSatisfaction },
    },
  }) => {
    const { main } = await readPage(`${prefix}/proyectos/airline-satisfaction`);
    const rows = [...findNamed(main, "table", shared.figures).querySelectorAll("tbody tr")];
    const shown = Object.fromEntries(
      rows.map((row) => [
        tidy(row.querySelector("th")?.textContent),
        listTexts(row, "td").join(" "),
      ]),
    );
    for (const [id, figure] of Object.entries(airlineFigures)) {
      const name = tidy(airlineSatisfaction.figures[id as keyof typeof airlineFigures]);
      expect(shown[name], name).toContain(localise(figure, locale));
    }
  },
);

test.each(editions)(
  "the support case states its 1440 minutes as its language writes them ($locale)",
  async ({ locale, prefix, copy }) => {
    const { main } = await readPage(`${prefix}/proyectos/soporte-bi`);
    const report = findNamed(main, "section", copy.caseStudies.shared.report);
    expect(tidy(report.textContent)).toContain(locale === "es" ? "1.440 min" : "1,440 min");
  },
);

test.each(cases)(
  "$slug is an article that names the dataset of its report ($locale)",
  async ({ slug, key, prefix, locale, copy }) => {
    const { root } = await readPage(`${prefix}/proyectos/${slug}`);
    const article = readGraph(root).find((node) => node["@type"] === "Article");
    expect(article).toMatchObject({ headline: tidy(copyOf(copy, key).title), inLanguage: locale });
    const dataset = article?.["isBasedOn"] as { url: string } | undefined;
    expect(dataset).toMatchObject({ "@type": "Dataset", description: copyOf(copy, key).objective });
    expect(new URL(dataset?.url ?? "").pathname).toBe(`${prefix}/dashboards/${slug}`);
  },
);
