import catalogue from "#folder/content/catalogue/case-studies.json" with { type: "json" };

/** In the catalogue's order; the explicit type is needed because the list may be empty. */
export const caseStudies: readonly { slug: string; key: string }[] = catalogue;
