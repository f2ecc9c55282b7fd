import lighthouse, { type Result as LighthouseResult } from "lighthouse";
import type { Figures } from "../results/result.ts";
import { scoreOf, type Category } from "./score-category.ts";

type LoadOptions = {
  /** Of the browser's debugging protocol. */
  port: number;
  address: string;
  /** With what the browser kept of an earlier visit; measures times and bytes alone. */
  isReturn: boolean;
  isHidden: boolean;
};

type NetworkRequest = { resourceType?: string; transferSize?: number };

/** Loads a page in Lighthouse's simulated phone; times in ms, bytes as transferred, with headers. */
export async function measureLoad(options: LoadOptions): Promise<Figures> {
  const { port, address, isReturn, isHidden } = options;
  const categories: Category[] = isReturn
    ? ["performance"]
    : ["performance", "accessibility", "best-practices", "seo"];
  const outcome = await lighthouse(address, {
    port,
    onlyCategories: categories,
    disableStorageReset: isReturn,
    logLevel: "error",
  });
  if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${address}`);
  const { lhr } = outcome;
  const scores = categories.map((category) => [category, scoreOf(lhr, category, { isHidden })]);
  return {
    ...(Object.fromEntries(scores) as Figures),
    ...readTimes(lhr),
    ...readWeights(lhr),
  };
}

function readTimes(lhr: LighthouseResult): Figures {
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

function readWeights(lhr: LighthouseResult): Figures {
  const details = lhr.audits["network-requests"]?.details as unknown as { items: NetworkRequest[] };
  const weigh = (items: readonly NetworkRequest[]) =>
    sum(items.map(({ transferSize = 0 }) => transferSize));
  const ofType = (type: string) =>
    details.items.filter(({ resourceType }) => resourceType === type);
  return {
    bytes: weigh(details.items),
    documentBytes: weigh(ofType("Document").slice(0, 1)),
    scriptBytes: weigh(ofType("Script")),
    scriptFiles: ofType("Script").length,
    requests: details.items.length,
    domNodes: lhr.audits["dom-size-insight"]?.numericValue ?? Number.NaN,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
