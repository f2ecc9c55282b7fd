import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import projectCards from "#folder/content/catalogue/project-cards.json" with { type: "json" };
import testimonials from "#folder/content/catalogue/testimonials.json" with { type: "json" };
import { locales } from "../../contracts/locale.ts";
import { readCopy } from "../support/site/read-copy.ts";

// Counts and orders of the specification (§2, §3, §9) are those of the shipped content (D23). An owner may have any
// number of anything: if this test fails, `npm run check` leaves out the tests of the content listed here.
type Cases = Partial<Record<string, Record<string, object>>>;

const size = (list: object) => Object.keys(list).length;

test.each(locales)("the lists have as many items as the specification says: %s", (locale) => {
  const copy = readCopy(locale);
  const { servicePage, consultations, course, about } = copy;
  const achievements = Object.keys(about.achievements).filter((key) => key !== "label");
  expect({
    questions: size(servicePage.questions.items),
    challenges: size(servicePage.challenges.items),
    benefits: size(servicePage.benefits.items),
    pageServices: size(servicePage.selector.items),
    services: size(copy.services.items),
    achievements: achievements.length,
    workValues: size(copy.workValues.items),
    reviews: size(copy.testimonials.items),
    projectAreas: size(copy.projectsPage.areas.items),
    howItWorks: size(consultations.how.steps),
    consultationAreas: size(consultations.areas.items),
    processSteps: size(consultations.process.steps),
    consultationQuestions: size(consultations.faq.items),
    audience: size(course.audience.items),
    modules: size(course.content.modules),
    courseQuestions: size(course.faq.items),
  }).toEqual({
    questions: 9,
    challenges: 7,
    benefits: 4,
    pageServices: 4,
    services: 4,
    achievements: 4,
    workValues: 4,
    reviews: 4,
    projectAreas: 4,
    howItWorks: 3,
    consultationAreas: 6,
    processSteps: 4,
    consultationQuestions: 5,
    audience: 5,
    modules: 8,
    courseQuestions: 5,
  });
  expect(Object.keys(servicePage.results.items)).toEqual([
    "soporte-bi",
    "airline-satisfaction",
    "ventas-bi",
    "logistica-supply-chain",
    "nps-bi",
    "compras-bi",
    "people-analytics",
    "ventas-globales",
  ]);
});

test.each(locales)("every case study has six key points and its results: %s", (locale) => {
  // By name, so that it compiles with any set of cases.
  const cases = (readCopy(locale) as Record<string, object>)["caseStudies"] as Cases;
  expect(caseStudies).toHaveLength(12);
  for (const { key } of caseStudies) {
    const words = cases[key] ?? {};
    expect(words, key).toMatchObject({ keyPoints: expect.anything() });
    expect(size(words["keyPoints"] ?? {}), key).toBe(6);
    const results = key === "peopleAnalyticsBI" ? "resultGroups" : "results";
    expect(size(words[results] ?? {}), key).toBeGreaterThan(0);
  }
  expect(size(cases["peopleAnalyticsBI"]?.["resultGroups"] ?? {})).toBe(4);
  expect(size(cases["logisticaSupplyChain"]?.["insights"] ?? {})).toBeGreaterThan(0);
});

test("eleven projects are featured, in the order of §3, and four reviews of three people give five stars", () => {
  expect(projectCards.map(({ id }: { id: number }) => id)).toEqual([
    13, 14, 1, 11, 10, 9, 5, 2, 3, 4, 6,
  ]);
  expect(testimonials.map(({ stars }: { stars: number }) => stars)).toEqual([5, 5, 5, 5]);
  expect(new Set(testimonials.map(({ initials }: { initials: string }) => initials)).size).toBe(3);
});

test("the items are those that the tests name", () => {
  const { servicePage, services, consultations, course } = readCopy("es");
  const posts = readdirSync("demo/content/blog").toSorted();
  expect({
    posts,
    cases: caseStudies.map(({ slug }: { slug: string }) => slug),
    reviews: testimonials.map(({ id }: { id: string }) => id),
    services: Object.keys(services.items),
    questions: Object.keys(servicePage.questions.items),
    challenges: Object.keys(servicePage.challenges.items),
    steps: Object.keys(consultations.process.steps),
    consultationQuestions: Object.keys(consultations.faq.items),
    courseQuestions: Object.keys(course.faq.items),
  }).toMatchInlineSnapshot(`
    {
      "cases": [
        "soporte-bi",
        "airline-satisfaction",
        "ventas-bi",
        "logistica-supply-chain",
        "proyectos-bi-gestion",
        "rfm-analysis",
        "logistica-dashboard",
        "nps-bi",
        "compras-bi",
        "ventas-globales",
        "people-analytics",
        "campanas-mkt",
      ],
      "challenges": [
        "clarity",
        "integration",
        "quality",
        "successFactors",
        "manualReports",
        "roi",
        "predictive",
      ],
      "consultationQuestions": [
        "payment",
        "preparation",
        "extend",
        "packages",
        "reschedule",
      ],
      "courseQuestions": [
        "0",
        "1",
        "2",
        "3",
        "4",
      ],
      "posts": [
        "borrador-de-ejemplo",
        "elegir-cinco-kpi",
        "errores-de-dax-que-inflan-ventas",
        "importar-csv-espanoles",
        "informe-lento-por-donde-empezar",
        "media-mediana-y-nps",
        "modelo-en-estrella-supermercado",
        "pedir-un-cuadro-de-mando",
        "power-query-ocho-comprobaciones",
        "tabla-de-calendario",
        "tu-informe-decide",
      ],
      "questions": [
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
      ],
      "reviews": [
        "operations",
        "marketing",
        "finance",
        "operationsAgain",
      ],
      "services": [
        "consulting",
        "dashboards",
        "mentorship",
        "training",
      ],
      "steps": [
        "book",
        "prepare",
        "session",
        "plan",
      ],
    }
  `);
});
