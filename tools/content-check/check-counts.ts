import { locales } from "../../contracts/locale.ts";
import type { Fault } from "./fault.ts";
import { catalogueFolder, type Catalogues } from "./read-catalogues.ts";
import { copyFile, type CopyGroupTexts, type Leaves } from "./read-copy.ts";

/** How many items each list of the copy has (§2, §9); `except` names a key beside them that is no item. */
const listCounts: readonly { group: string; path: string; count: number; except?: string }[] = [
  { group: "servicePage", path: "questions.items", count: 9 },
  { group: "servicePage", path: "results.items", count: 8 },
  { group: "servicePage", path: "selector.items", count: 4 },
  { group: "servicePage", path: "benefits.items", count: 4 },
  { group: "servicePage", path: "challenges.items", count: 7 },
  { group: "services", path: "items", count: 4 },
  { group: "about", path: "achievements", count: 4, except: "label" },
  { group: "workValues", path: "items", count: 4 },
  { group: "testimonials", path: "items", count: 4 },
  { group: "projectsPage", path: "areas.items", count: 4 },
  { group: "consultations", path: "how.steps", count: 3 },
  { group: "consultations", path: "areas.items", count: 6 },
  { group: "consultations", path: "process.steps", count: 4 },
  { group: "consultations", path: "faq.items", count: 5 },
  { group: "course", path: "audience.items", count: 5 },
  { group: "course", path: "content.modules", count: 8 },
  { group: "course", path: "faq.items", count: 5 },
];

// §2, in the order of the carousel
const resultSlugs =
  "soporte-bi airline-satisfaction ventas-bi logistica-supply-chain nps-bi compras-bi people-analytics ventas-globales";
// §3
const projectIds = "13 14 1 11 10 9 5 2 3 4 6";
const caseStudyCount = 12;
const keyPointCount = 6;
const groupedCase = "peopleAnalyticsBI";
const resultGroupCount = 4;
const caseWithInsights = "logisticaSupplyChain";
const testimonialCount = 4;
const reviewerCount = 3;
const starCount = 5;

/** Every list must have as many items as the specification says (§2, §3, §9). */
export function checkCounts(copy: readonly CopyGroupTexts[], catalogues: Catalogues): Fault[] {
  return [...checkLists(copy), ...checkCaseStudies(copy, catalogues), ...checkCards(catalogues)];
}

function checkLists(copy: readonly CopyGroupTexts[]): Fault[] {
  return copy.flatMap(({ group, texts }) =>
    locales.flatMap((locale) => {
      const file = copyFile(locale, group);
      const leaves = texts[locale];
      if (leaves === undefined) return [];
      const faults = listCounts
        .filter((list) => list.group === group)
        .flatMap(({ path, count, except }) => {
          const items = listItems(leaves, path).filter((item) => item !== except);
          return expectCount(file, `items in "${path}"`, items.length, count);
        });
      if (group === "servicePage") {
        const slugs = listItems(leaves, "results.items").join(" ");
        faults.push(...expectOrder(file, 'items in "results.items"', slugs, resultSlugs));
      }
      return faults;
    }),
  );
}

function checkCaseStudies(copy: readonly CopyGroupTexts[], { caseStudies }: Catalogues): Fault[] {
  const catalogue = `${catalogueFolder}/case-studies.json`;
  const faults = expectCount(catalogue, "case studies", caseStudies.length, caseStudyCount);
  for (const { group, texts } of copy) {
    if (group !== "caseStudies") continue;
    for (const locale of locales) {
      const leaves = texts[locale];
      if (leaves === undefined) continue;
      for (const { key } of caseStudies) {
        faults.push(...checkCaseStudy(copyFile(locale, group), key, leaves));
      }
    }
  }
  return faults;
}

function checkCaseStudy(file: string, key: string, leaves: Leaves): Fault[] {
  const count = (section: string) => listItems(leaves, `${key}.${section}`).length;
  const faults = expectCount(file, `key points of "${key}"`, count("keyPoints"), keyPointCount);
  if (key === groupedCase) {
    const groups = count("resultGroups");
    faults.push(...expectCount(file, `groups of results of "${key}"`, groups, resultGroupCount));
  } else if (count("results") === 0) {
    faults.push({ file, problem: `"${key}" has no results`, remedy: "Add its list (§2)." });
  }
  if (key === caseWithInsights && count("insights") === 0) {
    faults.push({ file, problem: `"${key}" has no insights`, remedy: "Add its list (§2)." });
  }
  return faults;
}

function checkCards({ projectCards, testimonials }: Catalogues): Fault[] {
  const cardFile = `${catalogueFolder}/project-cards.json`;
  const reviewFile = `${catalogueFolder}/testimonials.json`;
  const ids = projectCards.map(({ id }) => id).join(" ");
  const reviewers = new Set(testimonials.map(({ initials }) => initials)).size;
  const fullReviews = testimonials.filter(({ stars }) => stars === starCount).length;
  return [
    ...expectOrder(cardFile, "featured projects", ids, projectIds),
    ...expectCount(reviewFile, "testimonials", testimonials.length, testimonialCount),
    ...expectCount(reviewFile, "testimonials of five stars", fullReviews, testimonialCount),
    ...expectCount(reviewFile, "distinct reviewers", reviewers, reviewerCount),
  ];
}

/** Keys or indexes right below a path, in order. */
function listItems(leaves: Leaves, path: string): string[] {
  const prefix = `${path}.`;
  const items = [...leaves.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length).split(".", 1)[0] ?? "");
  return [...new Set(items)];
}

function expectCount(file: string, what: string, actual: number, expected: number): Fault[] {
  if (actual === expected) return [];
  const problem = `${String(actual)} ${what}, not ${String(expected)}`;
  return [{ file, problem, remedy: "Follow the counts of the specification (§9)." }];
}

function expectOrder(file: string, what: string, actual: string, expected: string): Fault[] {
  if (actual === expected) return [];
  return [{ file, problem: `${what} are ${actual}`, remedy: `Make them ${expected} (§2, §3).` }];
}
