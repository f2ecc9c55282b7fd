export type Budget = {
  /** Bytes of the document as brotli with its headers: 14,000 reach a visitor in the first round trip. */
  document: number;
  /** Elements in the document. */
  nodes: number;
  /** Bytes, as brotli, of all scripts that it asks for before a touch. */
  scripts: number;
  /** Files of them. */
  scriptFiles: number;
  /** Answers before a touch, as far as the document names them: itself, its styles, scripts, fonts, data and pictures that are not lazy. */
  requests: number;
};

/** What each kind of page may cost, by the name of its route (`site/routes.ts`); a page without an entry fails. */
export const budgets: Record<string, Budget> = {
  home: { document: 14_650, nodes: 605, scripts: 1, scriptFiles: 1, requests: 1 },
  services: { document: 14_400, nodes: 570, scripts: 1, scriptFiles: 1, requests: 1 },
  projects: { document: 12_550, nodes: 395, scripts: 1, scriptFiles: 1, requests: 1 },
  caseStudy: { document: 13_550, nodes: 440, scripts: 1, scriptFiles: 1, requests: 1 },
  blog: { document: 11_050, nodes: 360, scripts: 1, scriptFiles: 1, requests: 1 },
  blogCategory: { document: 10_550, nodes: 305, scripts: 1, scriptFiles: 1, requests: 1 },
  blogPost: { document: 13_450, nodes: 450, scripts: 1, scriptFiles: 1, requests: 1 },
  consultations: { document: 13_450, nodes: 465, scripts: 1, scriptFiles: 1, requests: 1 },
  course: { document: 11_750, nodes: 405, scripts: 1, scriptFiles: 1, requests: 1 },
  notice: { document: 10_850, nodes: 230, scripts: 1, scriptFiles: 1, requests: 1 },
  privacy: { document: 12_350, nodes: 310, scripts: 1, scriptFiles: 1, requests: 1 },
  cookies: { document: 10_650, nodes: 255, scripts: 1, scriptFiles: 1, requests: 1 },
  enquirySent: { document: 7_950, nodes: 150, scripts: 1, scriptFiles: 1, requests: 1 },
  notFound: { document: 8_050, nodes: 150, scripts: 1, scriptFiles: 1, requests: 1 },
  report: { document: 14_100, nodes: 1_330, scripts: 1, scriptFiles: 1, requests: 1 },
};

/** Bytes of an answer's headers, with the status line. */
export const headerBudgets = { document: 1_030, asset: 450 };
