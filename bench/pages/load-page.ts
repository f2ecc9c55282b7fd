import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { languageTags } from "../../contracts/locale.ts";
import type { Figures } from "../results/result.ts";
import type { PageCase } from "./page-case.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Loads a page on Lighthouse's simulated phone in a new browser profile, so without a consent answer. If visitors
 * return to it, loads it again in the same browser, for the times only. `pin` identifies the certificate to trust.
 */
export async function loadPage(
  origin: string,
  { path, locale, isHidden, isReturned }: PageCase,
  pin: string,
): Promise<Figures[]> {
  const chrome = await launch({
    chromePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      `--accept-lang=${languageTags[locale]}`,
      `--ignore-certificate-errors-spki-list=${pin}`,
      // Without a screen, glyph widths would be rounded to whole pixels, unlike on most screens.
      "--font-render-hinting=none",
    ],
  });
  const load = async (isReturn: boolean): Promise<Figures> => {
    const outcome = await lighthouse(origin + path, {
      port: chrome.port,
      onlyCategories: isReturn ? ["performance"] : [...categories],
      skipAudits: isHidden ? ["is-crawlable"] : [],
      disableStorageReset: isReturn,
      logLevel: "error",
    });
    if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${origin + path}`);
    const { lhr } = outcome;
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const scores = categories.map((id) => [id, 100 * (lhr.categories[id]?.score ?? Number.NaN)]);
    return {
      ...(Object.fromEntries(scores) as Figures),
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
  };
  try {
    const first = await load(false);
    return isReturned ? [first, await load(true)] : [first];
  } finally {
    chrome.kill();
  }
}
