import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { readIssue } from "../../contracts/value-faults.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { caseStudySchema, projectCardSchema, reviewSchema } from "./catalogue-schemas.ts";
import { catalogueFolder, type Catalogues } from "./read-catalogues.ts";

/** Every entry of a catalogue must be of its shape, with a name of its own; a fault names the path of its value. */
export function checkCatalogues({ testimonials, projectCards, caseStudies }: Catalogues): Fault[] {
  return [
    ...checkEntries("testimonials", testimonials, reviewSchema, "id"),
    ...checkEntries("project-cards", projectCards, projectCardSchema, "id"),
    ...checkEntries("project-cards", projectCards, projectCardSchema, "key"),
    ...checkEntries("case-studies", caseStudies, caseStudySchema, "slug"),
  ].filter((one, at, all) => all.findIndex((other) => isDeepStrictEqual(one, other)) === at);
}

function checkEntries(
  catalogue: string,
  entries: readonly object[],
  schema: v.GenericSchema,
  name: string,
): Fault[] {
  const file = `${catalogueFolder}/${catalogue}.json`;
  const { issues = [] } = v.safeParse(v.array(schema), entries);
  const names = entries.map((entry) => (entry as Record<string, unknown>)[name]);
  const repeated = names.filter((one, at) => names.indexOf(one) !== at);
  return [
    ...issues.map((issue) => readIssue(file, issue)),
    ...repeated.map((one) => fault(file, "entry-twice", { key: name, name: String(one) })),
  ];
}
