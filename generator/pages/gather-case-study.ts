import details from "#folder/content/catalogue/case-details.json" with { type: "json" };
import type { Locale } from "../../contracts/locale.ts";
import type { Copy } from "../../site/copy.ts";
import type { CaseStudyData, CaseStudyDetails, CaseStudyCopy } from "../../site/page-data.ts";
import { isDemonstration } from "../../site/features/projects/is-demonstration.ts";
import { caseStudies } from "./case-studies.ts";
import { nameCaseData } from "./name-case-data.ts";
import { readStrokes } from "./read-strokes.ts";
import { readCopy } from "./read-copy.ts";
import { listReports } from "../reports/list-reports.ts";
import { readCaseFigures } from "../reports/read-case-figures.ts";

type CaseStudyKey = Exclude<keyof Copy["caseStudies"], "shared">;

const detailsOf = details as Record<string, CaseStudyDetails>;

/**
 * Gathers the data of a case study's page: its copy and figures, and the titles of its neighbors in the catalogue.
 */
export async function gatherCaseStudy(slug: string, locale: Locale): Promise<CaseStudyData> {
  const group = (await readCopy(locale, "caseStudies")) as Copy["caseStudies"];
  const count = caseStudies.length;
  const index = caseStudies.findIndex((one) => one.slug === slug);
  const copyAt = (position: number): { slug: string; copy: CaseStudyCopy } => {
    const found = caseStudies[(position + count) % count];
    if (index === -1 || found === undefined) throw new Error(`No case study "${slug}"`);
    return { slug: found.slug, copy: group[found.key as CaseStudyKey] };
  };
  const linkTo = (position: number) => {
    const neighbour = copyAt(position);
    const { title, sketches } = neighbour.copy;
    return { slug: neighbour.slug, title, hasSketches: sketches !== undefined };
  };
  const { copy } = copyAt(index);
  const own = detailsOf[slug];
  if (own === undefined) {
    throw new Error(`content/catalogue/case-details.json has no "${slug}": add its service`);
  }
  const strokes = await readStrokes(slug, locale);
  const ofExample = isDemonstration(slug);
  const data = {
    ...own,
    slug,
    copy,
    shared: nameCaseData(group.shared, { openData: own.openData, isDemonstration: ofExample }),
    figures: readCaseFigures(slug),
    hasReport: (await listReports()).includes(slug),
    ...(strokes !== undefined && { strokes }),
    isDemonstration: ofExample,
    previous: linkTo(index - 1),
    next: linkTo(index + 1),
  };
  const faults = findGaps(data);
  if (faults.length > 0) throw new Error(`Case study "${slug}" (${locale}): ${faults.join("; ")}`);
  return data;
}

function findGaps({ copy, figures: own, argued, keyPoints }: CaseStudyData): string[] {
  const ids = own.map(({ id }) => id);
  const named = Object.keys(copy.figures);
  const marks = Object.values(keyPoints).flatMap(({ figure }) => figure ?? []);
  return [
    ...ids.filter((id) => !named.includes(id)).map((id) => `figure "${id}" has no name`),
    ...named.filter((id) => !ids.includes(id)).map((id) => `figure "${id}" has no value`),
    ...[argued ?? [], marks]
      .flat()
      .filter((id) => !ids.includes(id))
      .map((id) => `no figure "${id}"`),
    ...Object.keys(copy.keyPoints)
      .filter((id) => keyPoints[id] === undefined)
      .map((id) => `key point "${id}" is not listed`),
  ];
}
