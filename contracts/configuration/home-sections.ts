/** Sections of the home page that an owner may order and leave out (§2), between the opening and the contact form. */
export const homeSections = [
  "guess",
  "about",
  "services",
  "projects",
  "values",
  "reviews",
  "profiles",
] as const;

export type HomeSection = (typeof homeSections)[number];
