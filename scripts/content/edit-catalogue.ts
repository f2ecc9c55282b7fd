import { editJson } from "./edit-json.ts";

/** Lists and tables of `content/catalogue`, as far as the commands edit them. */
type Catalogue = {
  "case-studies": { slug: string; key: string; isDemonstration?: false }[];
  "case-details": Record<string, object>;
  "case-figures": Record<string, object[]>;
  "guess-questions": { id: string; caseStudy: string }[];
  pages: string[];
  "project-cards": { id: number; key: string; slug?: string; categories: string[] }[];
  services: { id: string; drawing: string; leadsTo: string }[];
  testimonials: { id: string }[];
};

export async function editCatalogue<Name extends keyof Catalogue>(
  name: Name,
  edit: (content: Catalogue[Name]) => Catalogue[Name] | void,
): Promise<void> {
  await editJson<Catalogue[Name]>(`content/catalogue/${name}.json`, edit);
}
