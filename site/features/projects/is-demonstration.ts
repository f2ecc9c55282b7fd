import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };

type CataloguedCase = { slug: string; isDemonstration?: boolean };

/** Returns true for a case with generated data; an owner's own case has `"isDemonstration": false` in the catalogue. */
export function isDemonstration(
  slug: string | undefined,
  cases: readonly CataloguedCase[] = caseStudies,
): boolean {
  const found = cases.find((one) => one.slug === slug);
  return found !== undefined && found.isDemonstration !== false;
}
