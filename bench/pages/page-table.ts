import type { Bar, Column } from "../results/result.ts";
import type { PageCase } from "./page-case.ts";

const times: readonly Column[] = [
  { key: "performance", title: "perf", digits: 0 },
  { key: "accessibility", title: "a11y", digits: 0 },
  { key: "best-practices", title: "practices", digits: 0 },
  { key: "seo", title: "SEO", digits: 0 },
  { key: "fcp", title: "FCP ms", digits: 0 },
  { key: "lcp", title: "LCP ms", digits: 0 },
  { key: "lcpToFloor", title: "LCP x floor", digits: 2 },
  { key: "tbt", title: "TBT ms", digits: 0 },
  { key: "cls", title: "CLS", digits: 3 },
];

const weights: readonly Column[] = [
  { key: "bytes", title: "bytes", digits: 0 },
  { key: "documentBytes", title: "document", digits: 0 },
  { key: "scriptBytes", title: "script", digits: 0 },
  { key: "scriptFiles", title: "script files", digits: 0 },
  { key: "requests", title: "requests", digits: 0 },
  { key: "domNodes", title: "DOM nodes", digits: 0 },
];

export const pageTables = [times, weights];

type Bars = Readonly<Record<string, Bar>>;

// docs/design.md, Requirements.
const shared: Bars = {
  performance: { atLeast: 100 },
  accessibility: { atLeast: 100 },
  "best-practices": { atLeast: 100 },
  seo: { atLeast: 100 },
  lcpToFloor: { atMost: 1.1 },
  cls: { atMost: 0.01 },
  documentBytes: { atMost: 14_000 },
};
const page: Bars = {
  ...shared,
  tbt: { atMost: 30 },
  scriptBytes: { atMost: 90_000 },
  scriptFiles: { atMost: 6 },
};

const pageBars: Readonly<Record<PageCase["kind"], Bars>> = {
  floor: {},
  page,
  visitor: { ...page, lcpToFloor: { atMost: 1.4 } },
  report: { ...shared, tbt: { atMost: 60 } },
};

export function listBars({ kind, blogScripts }: PageCase): Bars {
  const bars = pageBars[kind];
  return blogScripts === undefined ? bars : { ...bars, scriptBytes: { atMost: blogScripts } };
}
