export type Budget = {
  /** Bytes of the document as brotli with its headers: 14,000 reach a visitor in the first round trip. */
  document: number;
  /** Elements in the document. */
  nodes: number;
};

/** What each kind of page may cost, by the name of its route (`site/routes.ts`); a page without an entry fails. */
export const budgets: Record<string, Budget> = {
  home: { document: 14_650, nodes: 605 },
  services: { document: 14_400, nodes: 570 },
  projects: { document: 12_550, nodes: 395 },
  caseStudy: { document: 13_550, nodes: 440 },
  blog: { document: 11_050, nodes: 360 },
  blogCategory: { document: 10_550, nodes: 305 },
  blogPost: { document: 13_450, nodes: 450 },
  consultations: { document: 13_450, nodes: 465 },
  course: { document: 11_750, nodes: 405 },
  notice: { document: 10_850, nodes: 230 },
  privacy: { document: 12_350, nodes: 310 },
  cookies: { document: 10_650, nodes: 255 },
  demonstration: { document: 10_450, nodes: 230 },
  enquirySent: { document: 7_950, nodes: 150 },
  notFound: { document: 8_050, nodes: 150 },
  report: { document: 14_100, nodes: 1_330 },
};

/** Bytes of an answer's headers, with the status line. */
export const headerBudgets = { document: 1_030, asset: 450 };
