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
 * Limits of each kind of page, by the name of its route (`site/routes.ts`); a page without an entry fails. Four kinds
 * exceed the first round trip by up to 2,000 bytes, for letters twice as large, the ways back, structured data, a start
 * that can be tried again and the line with its strokes; home does by 2,850, for its hundred dots, the story's
 * drawing and the filters of its cases. A report brings the figures that its case compares (D36), those that compare its periods (051), its form
 * (069), its lever (070), its actions by name (072), and for 450 bytes of script the lever in its address (073), the
 * hint at a first mark and the owner's notes (074), for 1,550 a first page around its form and two groups (080), for 700
 * rows without a value and titles that name bins (082), for 600 the lever that is dragged and rows counted while they
 * are present, for 1,100 days that a filter decides (095), for 650 what marks are and the outcomes along a lever. Home
 * names its sections, so that an owner orders them. A case has
 * the stroke of its form in three sizes, and pages with the line 70 bytes of script for the beads on it (079). Every page
 * has the link, the route and the rule of the page for a visitor's own file (084), and 60 bytes of script for pictures in
 * other sizes. The projects and the lists of the blog have the pieces of the line below their rows (085), and in their first
 * screens a case that the list lacks, for 100 bytes of script on home, and the weeks with a post. The consultations draw the free hours of six days and
 * two small drawings, the course its eight modules and its price; the hours take
 * 130 bytes of script on other pages. Every page has
 * the route of the guide, and those with the form its optional part and the link to the guide (094). Services exceed the first round trip by 3,300, for the line's four drawings (066).
 */
export const budgets: Record<string, Budget> = {
  home: { document: 17_300, nodes: 845, scripts: 90_750, scriptFiles: 6, requests: 11 },
  services: { document: 17_800, nodes: 795, scripts: 88_600, scriptFiles: 6, requests: 11 },
  projects: { document: 15_350, nodes: 515, scripts: 87_250, scriptFiles: 6, requests: 12 },
  caseStudy: { document: 16_650, nodes: 592, scripts: 85_700, scriptFiles: 6, requests: 12 },
  blog: { document: 12_200, nodes: 380, scripts: 92_300, scriptFiles: 5, requests: 11 },
  blogCategory: { document: 11_750, nodes: 325, scripts: 92_300, scriptFiles: 5, requests: 10 },
  blogPost: { document: 14_750, nodes: 520, scripts: 95_050, scriptFiles: 5, requests: 14 },
  consultations: { document: 16_400, nodes: 515, scripts: 86_750, scriptFiles: 6, requests: 11 },
  course: { document: 13_250, nodes: 430, scripts: 83_250, scriptFiles: 5, requests: 10 },
  notice: { document: 10_950, nodes: 242, scripts: 78_350, scriptFiles: 4, requests: 9 },
  privacy: { document: 12_900, nodes: 324, scripts: 78_350, scriptFiles: 4, requests: 9 },
  cookies: { document: 10_850, nodes: 274, scripts: 78_350, scriptFiles: 4, requests: 9 },
  accessibility: { document: 10_200, nodes: 225, scripts: 78_350, scriptFiles: 4, requests: 9 },
  demonstration: { document: 10_550, nodes: 240, scripts: 78_350, scriptFiles: 4, requests: 9 },
  enquirySent: { document: 8_050, nodes: 160, scripts: 77_750, scriptFiles: 4, requests: 9 },
  notFound: { document: 8_200, nodes: 162, scripts: 77_700, scriptFiles: 4, requests: 9 },
  guide: { document: 12_100, nodes: 370, scripts: 81_600, scriptFiles: 6, requests: 10 },
  trial: { document: 14_300, nodes: 246, scripts: 83_950, scriptFiles: 5, requests: 10 },
  // A drawing for every width at which one changes more than its size (026): most documents stay below 14,000 bytes.
  // Its scripts take over both sides of a comparison from the worker, and can draw in turns (086).
  report: { document: 22_450, nodes: 2_450, scripts: 122_800, scriptFiles: 5, requests: 9 },
};

/** Bytes of an answer's headers, with the status line. */
export const headerBudgets = { document: 1_025, asset: 450 };
