import { bookingPath } from "./booking.ts";
import { locales } from "./locale.ts";
import { reportPath } from "./report-paths.ts";

/** The file that says which links a browser may follow beforehand; browsers demand its own content type. */
export const speculationRulesPath = "/links.speculationrules";

/** Of every page (decision 025): a header, so that no document carries the rules or the hash of a script. */
export const speculationRulesHeader = { "Speculation-Rules": `"${speculationRulesPath}"` };

const withoutApp = "html:not([data-app=ready]) a";
// What leads nowhere else, to another program or to a file.
const others =
  "[target], [download], [rel~=external], [aria-current], [aria-haspopup], [href^='#']";
const reports = locales.map((locale) => reportPath("*", locale));
const neverAsked = ["/api/*", `${bookingPath}/*`, `/*${bookingPath}/*`, "/_*", "/*.*"];

/**
 * A link that is pointed at or touched: its page is prerendered while the app is not there to open it; of a report, whose
 * rows cost time to make, only the document is fetched.
 */
export function describeSpeculationRules(): object {
  const eagerness = "moderate";
  const pages = [
    { href_matches: "/*" },
    { selector_matches: withoutApp },
    { not: { href_matches: [...neverAsked, ...reports] } },
    { not: { selector_matches: others } },
  ];
  return {
    prerender: [{ where: { and: pages }, eagerness }],
    prefetch: [{ where: { href_matches: reports }, eagerness }],
  };
}
