export type Budget = {
  /** Bytes of the document as brotli with its headers: 14,000 reach a visitor in the first round trip. */
  document: number;
  /** Elements in the document. */
  nodes: number;
};

/** What each kind of page may cost, by the name of its route (`site/routes.ts`); a page without an entry fails. */
export const budgets: Record<string, Budget> = {
  home: { document: 15_800, nodes: 670 },
  services: { document: 15_200, nodes: 605 },
  projects: { document: 12_800, nodes: 400 },
  caseStudy: { document: 13_500, nodes: 440 },
  blog: { document: 11_500, nodes: 370 },
  blogCategory: { document: 11_000, nodes: 310 },
  blogPost: { document: 13_800, nodes: 455 },
  consultations: { document: 13_800, nodes: 470 },
  course: { document: 12_000, nodes: 410 },
  notice: { document: 11_100, nodes: 240 },
  privacy: { document: 12_700, nodes: 315 },
  cookies: { document: 11_000, nodes: 260 },
  enquirySent: { document: 8_200, nodes: 155 },
  notFound: { document: 8_400, nodes: 155 },
  report: { document: 14_000, nodes: 80 },
};

/** Bytes of an answer's headers, with the status line. */
export const headerBudgets = { document: 1_000, asset: 450 };
