export type Budget = {
  /** Bytes of the document as brotli with its headers: 14,000 reach a visitor in the first round trip. */
  document: number;
  /** Elements in the document. */
  nodes: number;
};

/** What each kind of page may cost, by the name of its route (`site/routes.ts`); a page without an entry fails. */
export const budgets: Record<string, Budget> = {
  home: { document: 14_900, nodes: 615 },
  services: { document: 14_700, nodes: 580 },
  projects: { document: 12_750, nodes: 405 },
  caseStudy: { document: 13_800, nodes: 450 },
  blog: { document: 11_000, nodes: 340 },
  blogCategory: { document: 10_650, nodes: 295 },
  blogPost: { document: 13_780, nodes: 462 },
  consultations: { document: 13_780, nodes: 475 },
  course: { document: 12_050, nodes: 415 },
  notice: { document: 11_020, nodes: 242 },
  privacy: { document: 12_580, nodes: 322 },
  cookies: { document: 10_920, nodes: 266 },
  enquirySent: { document: 8_040, nodes: 158 },
  notFound: { document: 8_190, nodes: 160 },
  report: { document: 14_100, nodes: 1_330 },
};

/** Bytes of an answer's headers, with the status line. */
export const headerBudgets = { document: 1_030, asset: 450 };
