import catalogue from "../../../content/catalogue/case-studies.json" with { type: "json" };
import { sendPath } from "../../../contracts/contact-message.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { Copy } from "../../../site/copy.ts";
import type { CaseStudyWords } from "../../../site/page-data.ts";
import { expect, openApp, test } from "../../support/site-test.ts";

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

function wordsOf({ caseStudies }: Copy, key: string): CaseStudyWords {
  return caseStudies[key as "ventasBI"];
}

/** A figure of §9 the way the language writes it: Spanish has a decimal comma and a space before the sign. */
function localise(figure: string, locale: Locale): string {
  return locale === "es" ? figure.replace(".", ",") : figure.replace(" %", "%");
}

test("there are twelve case studies", () => {
  expect(catalogue).toHaveLength(12); // §9
});

for (const [index, { slug, key }] of catalogue.entries()) {
  test(`${slug} goes from its objective to its results and on to its neighbours`, async ({
    page,
    prefix,
    copy,
  }) => {
    await openApp(page, `${prefix}/proyectos/${slug}`);
    const { shared } = copy.caseStudies;
    const words = wordsOf(copy, key);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.title);
    await expect(main.getByText(words.subtitle)).toBeVisible();
    await expect(main.getByRole("heading", { name: shared.objective, exact: true })).toBeVisible();
    await expect(main.getByText(words.objective)).toBeVisible();

    const keyPoints = main.getByRole("region", { name: shared.keyPoints });
    const points = Object.values(words.keyPoints);
    expect(points).toHaveLength(6);
    await expect(keyPoints.getByRole("heading", { level: 3 })).toHaveText(
      points.map(({ title }) => title),
    );
    for (const { description } of points)
      await expect(keyPoints.getByText(description)).toBeVisible();

    const report = main.getByRole("region", { name: shared.report });
    await expect(report.getByText(words.reportSummary)).toBeVisible();
    const figures = report.getByRole("table", { name: shared.figures });
    await expect(figures.getByRole("rowheader")).toHaveText(Object.values(words.figures));
    for (const value of await figures.getByRole("cell").allTextContents())
      expect(value).toMatch(/\d/);

    const results = main.getByRole("region", { name: shared.results });
    const rows = Object.values(words.results ?? words.resultGroups ?? {});
    expect(rows.length).toBeGreaterThan(0);
    await expect(results.getByRole("heading", { level: 3 })).toHaveText(
      rows.map(({ title }) => title),
    );

    await expect(main.getByRole("link", { name: shared.back })).toHaveAttribute(
      "href",
      `${prefix}/proyectos`,
    );
    const neighbours = main.getByRole("navigation", { name: shared.otherCases });
    for (const [label, neighbour] of [
      [shared.previous, catalogue.at(index - 1)],
      [shared.next, catalogue[(index + 1) % catalogue.length]],
    ] as const) {
      const title = wordsOf(copy, neighbour?.key ?? "").title.replaceAll("\u00a0", " ");
      await expect(neighbours.getByRole("link", { name: `${label} ${title}` })).toHaveAttribute(
        "href",
        `${prefix}/proyectos/${neighbour?.slug ?? ""}`,
      );
    }
    await expect(main.locator("#contact")).toContainText(
      copy.contact.aboutCase.replace("{{title}}", words.subject),
    );
  });
}

test("the next case after the last is the first, and the way back leads to the projects", async ({
  page,
  prefix,
  copy,
}) => {
  const { shared, soporteBI, campanasMkt } = copy.caseStudies;
  await openApp(page, `${prefix}/proyectos/campanas-mkt`);
  const heading = page.getByRole("heading", { level: 1 });
  const neighbours = page.getByRole("navigation", { name: shared.otherCases });
  await neighbours.getByRole("link", { name: shared.next }).click();
  await expect(page).toHaveURL(`${prefix}/proyectos/soporte-bi`);
  await expect(heading).toHaveText(soporteBI.title);
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await neighbours.getByRole("link", { name: shared.previous }).press("Enter");
  await expect(page).toHaveURL(`${prefix}/proyectos/campanas-mkt`);
  await expect(heading).toHaveText(campanasMkt.title);
  await page.getByRole("link", { name: shared.back }).click();
  await expect(page).toHaveURL(`${prefix}/proyectos`);
  await expect(heading).toContainText(copy.projectsPage.hero.title.highlight);
});

test("people-analytics groups its results, each with findings and actions", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/proyectos/people-analytics`);
  const { shared, peopleAnalyticsBI } = copy.caseStudies;
  const { genderEquity, hiringProcess, training, compensation } = peopleAnalyticsBI.resultGroups;
  const results = page.getByRole("region", { name: shared.results });
  const groups = [genderEquity, hiringProcess, training, compensation]; // §2
  await expect(results.getByRole("heading", { level: 3 })).toHaveText(
    groups.map(({ title }) => title),
  );
  for (const { title, findings, actions } of groups) {
    const group = results.locator(".case-group").filter({ hasText: title });
    await expect(group.getByRole("heading", { level: 4 })).toHaveText([
      shared.findings,
      shared.actions,
    ]);
    expect(findings.length).toBeGreaterThan(0);
    expect(actions.length).toBeGreaterThan(0);
    await expect(group.getByRole("listitem")).toHaveText([...findings, ...actions]);
  }
});

test("logistica-supply-chain adds its insights", async ({ page, prefix, copy }) => {
  await openApp(page, `${prefix}/proyectos/logistica-supply-chain`);
  const { shared, logisticaSupplyChain } = copy.caseStudies;
  const insights = page.getByRole("region", { name: shared.insights });
  await expect(insights.getByRole("listitem")).toHaveText(logisticaSupplyChain.insights);
  await openApp(page, `${prefix}/proyectos/ventas-bi`);
  await expect(insights).toHaveCount(0);
});

test("the airline case states every figure of the specification as its language writes it", async ({
  page,
  prefix,
  edition,
  copy,
}) => {
  await openApp(page, `${prefix}/proyectos/airline-satisfaction`);
  const { shared, airlineSatisfaction } = copy.caseStudies;
  const table = page.getByRole("table", { name: shared.figures });
  for (const [id, figure] of Object.entries(airlineFigures)) {
    const name = airlineSatisfaction.figures[id as keyof typeof airlineFigures];
    const row = table.getByRole("row").filter({
      has: page.getByRole("rowheader", { name: name.replaceAll("\u00a0", " "), exact: true }),
    });
    await expect(row.getByRole("cell")).toBeVisible();
    await expect(row.getByRole("cell")).toContainText(localise(figure, edition));
  }
});

test("the support case states its 1440 minutes as its language writes them", async ({
  page,
  prefix,
  edition,
  copy,
}) => {
  await openApp(page, `${prefix}/proyectos/soporte-bi`);
  const report = page.getByRole("region", { name: copy.caseStudies.shared.report });
  await expect(report).toContainText(edition === "es" ? "1.440 min" : "1,440 min");
});

test("an enquiry from a case study says which one, and one from the home page does not", async ({
  page,
  home,
  prefix,
  copy,
}) => {
  const sent: { template_params: Record<string, string> }[] = [];
  await page.route(`**${sendPath}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });
  });
  for (const address of [`${prefix}/proyectos/rfm-analysis`, home]) {
    await openApp(page, address);
    const form = page.locator("#contact form");
    await form.getByLabel(copy.contact.name, { exact: true }).fill("Ana");
    await form.getByLabel(copy.contact.email, { exact: true }).fill("ana@example.com");
    await form.getByLabel(copy.contact.message, { exact: true }).fill("Hola");
    await form.getByRole("button", { name: copy.contact.submit }).click();
    await expect(
      page.getByRole("status").filter({ hasText: copy.contact.success.title }),
    ).toBeVisible();
  }
  expect(sent.map(({ template_params: params }) => params["case_study"])).toEqual([
    "rfm-analysis",
    undefined,
  ]);
  expect(sent[1]?.template_params).not.toHaveProperty("case_study");
});
