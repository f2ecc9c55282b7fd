import caseStudies from "../../../content/catalogue/case-studies.json" with { type: "json" };

type CataloguedCase = { slug: string; isDemonstration?: boolean };

/** Says whether a case shows generated data; an owner's own case holds `"isDemonstration": false` in the catalogue. */
export function isDemonstration(
  slug: string | undefined,
  cases: readonly CataloguedCase[] = caseStudies,
): boolean {
  const found = cases.find((one) => one.slug === slug);
  return found !== undefined && found.isDemonstration !== false;
}
