import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { languageTags } from "../../contracts/locale.ts";
import type { Figures } from "../results/result.ts";
import type { PageCase } from "./page-case.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Loads a page in Lighthouse's simulated phone, in a browser without a profile: nobody has answered about consent. Loads it
 * again in the same browser where visitors come back, for the times alone. The browser trusts the certificate with this pin.
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
      // Letters as wide as on most screens: without a screen they would be rounded to whole points.
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
