export type Budget = {
  /** Bytes of the document as brotli with its headers: 14,000 reach a visitor in the first round trip. */
  document: number;
  /** Elements in the document. */
  nodes: number;
};

/** What each kind of page may cost, by the name of its route (`site/routes.ts`); a page without an entry fails. */
export const budgets: Record<string, Budget> = {
  home: { document: 15_700, nodes: 680 },
  services: { document: 14_800, nodes: 620 },
  projects: { document: 12_800, nodes: 410 },
  caseStudy: { document: 13_400, nodes: 450 },
  blog: { document: 11_500, nodes: 375 },
  blogCategory: { document: 11_000, nodes: 320 },
  blogPost: { document: 13_700, nodes: 460 },
  consultations: { document: 13_700, nodes: 475 },
  course: { document: 11_900, nodes: 420 },
  notice: { document: 11_000, nodes: 245 },
  privacy: { document: 12_500, nodes: 325 },
  cookies: { document: 10_800, nodes: 270 },
  enquirySent: { document: 8_000, nodes: 160 },
  notFound: { document: 8_000, nodes: 160 },
  report: { document: 14_000, nodes: 1_200 },
};

/** Bytes of an answer's headers, with the status line. */
export const headerBudgets = { document: 1_000, asset: 450 };
