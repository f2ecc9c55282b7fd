import { readFile } from "node:fs/promises";
import { join } from "node:path";

export const catalogueFolder = "content/catalogue";

export type Catalogues = {
  caseStudies: { slug: string; key: string; isFeatured?: boolean }[];
  projectCards: { key: string; slug?: string; categories: string[] }[];
  testimonials: { id: string }[];
};

export async function readCatalogues(root: string): Promise<Catalogues> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, catalogueFolder, `${name}.json`), "utf8"));
  const [caseStudies, projectCards, testimonials] = await Promise.all(
    ["case-studies", "project-cards", "testimonials"].map(read),
  );
  return { caseStudies, projectCards, testimonials } as Catalogues;
}
