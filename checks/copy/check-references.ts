import { locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
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
    return [fault(file, "entry-unworded", { path, copy: copyFilePath(locale, group) })];
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
      .map((id) => {
        const place = {
          file: copyFilePath("es", path.split(".", 1)[0] ?? ""),
          field: `${path}.${id}`,
        };
        return fault(place, "copy-orphan", { catalogue: file });
      }),
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
  const slugs = new Set(caseStudies.map(({ slug }) => slug));
  const carded = new Set(projectCards.map(({ slug }) => slug));
  return [
    ...[...carded]
      .filter((slug) => slug !== undefined)
      .filter((slug) => !slugs.has(slug))
      .map((slug) => fault(cardFile, "card-case", { slug, cases: caseFile })),
    ...caseStudies
      .filter(({ slug, isFeatured = true }) => isFeatured && !carded.has(slug))
      .map(({ slug }) => fault(caseFile, "case-card", { slug, cards: cardFile })),
  ];
}
