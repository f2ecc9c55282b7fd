import { readFile } from "node:fs/promises";
import { join } from "node:path";

export const catalogueFolder = "content/catalogue";

export type Catalogues = {
  caseStudies: { slug: string; key: string; isFeatured?: boolean }[];
  projectCards: { key: string; slug?: string; categories: string[] }[];
  testimonials: { id: string }[];
  services: { id: string }[];
};

export async function readCatalogues(root: string): Promise<Catalogues> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, catalogueFolder, `${name}.json`), "utf8"));
  const names = ["case-studies", "project-cards", "testimonials", "services"];
  const [caseStudies, projectCards, testimonials, services] = await Promise.all(names.map(read));
  return { caseStudies, projectCards, testimonials, services } as Catalogues;
}
