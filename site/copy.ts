/** The type of every translation group, taken from its Spanish file (D7). */
export type Copy = {
  about: typeof import("#folder/content/copy/es/about.json");
  blog: typeof import("#folder/content/copy/es/blog.json");
  caseStudies: typeof import("#folder/content/copy/es/caseStudies.json");
  common: typeof import("#folder/content/copy/es/common.json");
  consent: typeof import("#folder/content/copy/es/consent.json");
  consultations: typeof import("#folder/content/copy/es/consultations.json");
  contact: typeof import("#folder/content/copy/es/contact.json");
  course: typeof import("#folder/content/copy/es/course.json");
  embeds: typeof import("#folder/content/copy/es/embeds.json");
  footer: typeof import("#folder/content/copy/es/footer.json");
  guide: typeof import("#folder/content/copy/es/guide.json");
  hero: typeof import("#folder/content/copy/es/hero.json");
  legal: typeof import("#folder/content/copy/es/legal.json");
  nav: typeof import("#folder/content/copy/es/nav.json");
  notFound: typeof import("#folder/content/copy/es/notFound.json");
  projects: typeof import("#folder/content/copy/es/projects.json");
  projectsPage: typeof import("#folder/content/copy/es/projectsPage.json");
  servicePage: typeof import("#folder/content/copy/es/servicePage.json");
  services: typeof import("#folder/content/copy/es/services.json");
  social: typeof import("#folder/content/copy/es/social.json");
  testimonials: typeof import("#folder/content/copy/es/testimonials.json");
  trial: typeof import("#folder/content/copy/es/trial.json");
  workValues: typeof import("#folder/content/copy/es/workValues.json");
};

export type CopyGroup = keyof Copy;
