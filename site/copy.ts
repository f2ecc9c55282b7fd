/** The type of every translation group, taken from its Spanish file (D7). */
export type Copy = {
  about: typeof import("../content/copy/es/about.json");
  blog: typeof import("../content/copy/es/blog.json");
  caseStudies: typeof import("../content/copy/es/caseStudies.json");
  common: typeof import("../content/copy/es/common.json");
  consent: typeof import("../content/copy/es/consent.json");
  consultations: typeof import("../content/copy/es/consultations.json");
  contact: typeof import("../content/copy/es/contact.json");
  course: typeof import("../content/copy/es/course.json");
  embeds: typeof import("../content/copy/es/embeds.json");
  footer: typeof import("../content/copy/es/footer.json");
  hero: typeof import("../content/copy/es/hero.json");
  legal: typeof import("../content/copy/es/legal.json");
  nav: typeof import("../content/copy/es/nav.json");
  notFound: typeof import("../content/copy/es/notFound.json");
  projects: typeof import("../content/copy/es/projects.json");
  projectsPage: typeof import("../content/copy/es/projectsPage.json");
  servicePage: typeof import("../content/copy/es/servicePage.json");
  services: typeof import("../content/copy/es/services.json");
  social: typeof import("../content/copy/es/social.json");
  testimonials: typeof import("../content/copy/es/testimonials.json");
  workValues: typeof import("../content/copy/es/workValues.json");
};

export type CopyGroup = keyof Copy;
