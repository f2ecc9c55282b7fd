import { locales } from "../../contracts/locale.ts";
import type { Fault } from "../../generator/fault.ts";
import { catalogueFolder, type Catalogues } from "./read-catalogues.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

type Reference = { file: string; group: string; path: string };

const cardFile = `${catalogueFolder}/project-cards.json`;
const caseFile = `${catalogueFolder}/case-studies.json`;
const reviewFile = `${catalogueFolder}/testimonials.json`;
const serviceFile = `${catalogueFolder}/services.json`;

/** Every catalogue id must have copy in both languages, every card a case study, every featured case study a card. */
export function checkReferences(copy: readonly CopyGroupTexts[], catalogues: Catalogues): Fault[] {
  return [
    ...listReferences(catalogues).flatMap((reference) => findMissing(copy, reference)),
    ...findOrphans(copy, catalogues),
    ...checkCards(catalogues),
  ];
}

function listReferences(catalogues: Catalogues): Reference[] {
  const { caseStudies, projectCards, testimonials, services } = catalogues;
  return [
    ...caseStudies.map(({ key }) => ({ file: caseFile, group: "caseStudies", path: key })),
    ...projectCards.flatMap(({ key, categories }) =>
      [`items.${key}`, ...categories.map((area) => `filters.${area}`)].map((path) => ({
        file: cardFile,
        group: "projects",
        path,
      })),
    ),
    ...testimonials.map(({ id }) => ({
      file: reviewFile,
      group: "testimonials",
      path: `items.${id}`,
    })),
    ...services.flatMap(({ id }) => [
      { file: serviceFile, group: "services", path: `items.${id}` },
      { file: serviceFile, group: "servicePage", path: `selector.items.${id}` },
    ]),
  ];
}

function findMissing(copy: readonly CopyGroupTexts[], { file, group, path }: Reference): Fault[] {
  const texts = copy.find((one) => one.group === group)?.texts;
  return locales.flatMap((locale) => {
    const keys = [...(texts?.[locale]?.keys() ?? [])];
    if (keys.length === 0 || keys.some((key) => `${key}.`.startsWith(`${path}.`))) return [];
    const problem = `"${path}" has no words in ${copyFilePath(locale, group)}`;
    return [{ file, problem, remedy: "Write them, or correct the name." }];
  });
}

/** Copy of a list that its catalogue does not have: nothing shows it. */
function findOrphans(
  copy: readonly CopyGroupTexts[],
  { caseStudies, testimonials, services }: Catalogues,
): Fault[] {
  const slugs = caseStudies.map(({ slug }) => slug);
  const offered = services.map(({ id }) => id);
  const lists = [
    { path: "caseStudies", file: caseFile, ids: ["shared", ...caseStudies.map(({ key }) => key)] },
    { path: "servicePage.results.items", file: caseFile, ids: slugs },
    { path: "testimonials.items", file: reviewFile, ids: testimonials.map(({ id }) => id) },
    { path: "services.items", file: serviceFile, ids: offered },
    { path: "servicePage.selector.items", file: serviceFile, ids: offered },
  ];
  return lists.flatMap(({ path, file, ids }) =>
    listIds(copy, path)
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        file: copyFilePath("es", path.split(".", 1)[0] ?? ""),
        problem: `"${path}.${id}" is not in ${file}`,
        remedy: "Add it there, or remove its copy in both languages.",
      })),
  );
}

function listIds(copy: readonly CopyGroupTexts[], path: string): string[] {
  const keys = copy.flatMap(({ group, texts }) =>
    [...(texts.es?.keys() ?? [])].map((key) => `${group}.${key}`),
  );
  const inner = keys.filter((key) => key.startsWith(`${path}.`));
  return [...new Set(inner.map((key) => key.slice(path.length + 1).split(".", 1)[0] ?? ""))];
}

function checkCards({ caseStudies, projectCards }: Catalogues): Fault[] {
  const slugs = new Set<string | undefined>(caseStudies.map(({ slug }) => slug));
  const carded = new Set(projectCards.map(({ slug }) => slug));
  return [
    ...[...carded]
      .filter((slug) => slug !== undefined && !slugs.has(slug))
      .map((slug) => ({
        file: cardFile,
        problem: `there is no case study "${String(slug)}"`,
        remedy: `Use a slug of ${caseFile}, or none: the card then leads to the contact form.`,
      })),
    ...caseStudies
      .filter(({ slug, isFeatured = true }) => isFeatured && !carded.has(slug))
      .map(({ slug }) => ({
        file: caseFile,
        problem: `the case study "${slug}" has no project card, so no list leads to it`,
        remedy: `Add one to ${cardFile}, or set "isFeatured": false here.`,
      })),
  ];
}
