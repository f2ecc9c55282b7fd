import { bookingPath } from "../booking.ts";
import { locales } from "../locale.ts";
import { pagePaths, toAddress } from "./page-paths.ts";
import { reportPath } from "./report-paths.ts";

/** The speculation rules file; browsers demand its own content type. */
export const speculationRulesPath = "/links.speculationrules";

/** Header of every page (decision 025): no document carries the rules or a script hash. */
export const speculationRulesHeader = { "Speculation-Rules": `"${speculationRulesPath}"` };

const withoutApp = "html:not([data-app=ready]) a";
// Links within a page, to another program or to a file.
const others =
  "[target], [download], [rel~=external], [aria-current], [aria-haspopup], [href^='#']";
const reports = locales.flatMap((locale) => [
  reportPath("*", locale),
  toAddress(locale, pagePaths.trial),
]);
const neverAsked = ["/api/*", `${bookingPath}/*`, `/*${bookingPath}/*`, "/_*", "/*.*"];

/**
 * Prerenders the page of a hovered or touched link while the app has not started; for a report, whose rows are costly,
 * and the page of a visitor's file it fetches only the document.
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
