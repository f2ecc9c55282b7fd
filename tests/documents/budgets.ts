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

/**
 * Limits of each kind of page, by the name of its route (`site/routes.ts`); a page without an entry fails. Five kinds
 * exceed the first round trip by up to 500 bytes, for letters twice as large, the ways back, structured data and a start
 * that can be tried again; home does by 1,250, for its hundred dots and the line. A report brings the figures that its
 * case compares (D36), and those that compare its periods (051).
 */
export const budgets: Record<string, Budget> = {
  home: { document: 16_600, nodes: 770, scripts: 88_800, scriptFiles: 6, requests: 11 },
  services: { document: 14_700, nodes: 600, scripts: 85_000, scriptFiles: 6, requests: 11 },
  projects: { document: 13_050, nodes: 405, scripts: 83_700, scriptFiles: 6, requests: 11 },
  caseStudy: { document: 14_250, nodes: 460, scripts: 83_700, scriptFiles: 6, requests: 12 },
  blog: { document: 11_150, nodes: 340, scripts: 90_850, scriptFiles: 5, requests: 11 },
  blogCategory: { document: 10_700, nodes: 295, scripts: 90_850, scriptFiles: 5, requests: 10 },
  blogPost: { document: 14_400, nodes: 500, scripts: 94_000, scriptFiles: 5, requests: 14 },
  consultations: { document: 14_100, nodes: 485, scripts: 84_200, scriptFiles: 6, requests: 11 },
  course: { document: 12_000, nodes: 416, scripts: 81_100, scriptFiles: 5, requests: 10 },
  notice: { document: 10_950, nodes: 242, scripts: 77_400, scriptFiles: 4, requests: 9 },
  privacy: { document: 12_450, nodes: 322, scripts: 77_400, scriptFiles: 4, requests: 9 },
  cookies: { document: 10_750, nodes: 271, scripts: 77_400, scriptFiles: 4, requests: 9 },
  accessibility: { document: 10_150, nodes: 225, scripts: 77_400, scriptFiles: 4, requests: 9 },
  demonstration: { document: 10_550, nodes: 240, scripts: 77_400, scriptFiles: 4, requests: 9 },
  enquirySent: { document: 8_050, nodes: 158, scripts: 76_800, scriptFiles: 4, requests: 9 },
  notFound: { document: 8_150, nodes: 160, scripts: 76_750, scriptFiles: 4, requests: 9 },
  // A drawing for every width at which one changes more than its size (026): most documents stay below 14,000 bytes.
  report: { document: 17_600, nodes: 2_450, scripts: 113_000, scriptFiles: 5, requests: 9 },
};

/** Bytes of an answer's headers, with the status line. */
export const headerBudgets = { document: 1_025, asset: 450 };
