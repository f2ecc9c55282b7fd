import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };

type CataloguedCase = { slug: string; isDemonstration?: boolean; isEmbeddable?: boolean };

/** Returns true for a case with generated data; an owner's own case has `"isDemonstration": false` in the catalogue. */
export function isDemonstration(
  slug: string | undefined,
  cases: readonly CataloguedCase[] = caseStudies,
): boolean {
  const found = cases.find((one) => one.slug === slug);
  return found !== undefined && found.isDemonstration !== false;
}

/** Returns true for a case whose report other sites may frame; `"isEmbeddable": false` in the catalogue forbids it. */
export function isEmbeddable(
  slug: string,
  cases: readonly CataloguedCase[] = caseStudies,
): boolean {
  const found = cases.find((one) => one.slug === slug);
  return found !== undefined && found.isEmbeddable !== false;
}
