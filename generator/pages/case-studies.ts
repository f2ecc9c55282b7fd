import catalogue from "../../content/catalogue/case-studies.json" with { type: "json" };

/** In the order of the catalogue, which may be empty: then its own type says nothing of its items. */
export const caseStudies: readonly { slug: string; key: string }[] = catalogue;
