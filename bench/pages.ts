import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import {
  policiesFile,
  type DocumentPolicies,
} from "../contracts/configuration/document-policies.ts";
import { localePrefix, locales, type Locale } from "../contracts/locale.ts";
import { listKinds } from "../tests/support/site/list-pages.ts";
import { writeFloorPage } from "./floor-page.ts";
import { measureHeaders } from "./measure-headers.ts";
import { serveSite } from "./serve-site.ts";

type Measures = {
  performance: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  script: number;
};

type Case = { name: string; address: string; language: string };

const runs = Number(process.env["RUNS"] ?? 3);
const categories = ["performance", "accessibility", "best-practices", "seo"];
const baselineFile = new URL("baseline.json", import.meta.url);
const languages: Record<Locale, string> = { es: "es-ES", en: "en-US" };

// The floor: a hand-written page of the same content without JavaScript, served by the same service.
const floorDir = await mkdtemp(join(tmpdir(), "floor-"));
await mkdir(join(floorDir, "images"), { recursive: true });
await cp("content/images/portrait.svg", join(floorDir, "images/portrait.svg"));
for (const locale of locales) await writeFloorPage(locale, join(floorDir, `${locale}.html`));
const policies: DocumentPolicies = { documents: {}, others: "default-src 'self' 'unsafe-inline'" };
await writeFile(join(floorDir, policiesFile), JSON.stringify(policies));

const site = await serveSite("dist", join(floorDir, "data-site"));
const floor = await serveSite(floorDir, join(floorDir, "data-floor"));
// Every kind of page in both editions, and home for an English visitor; nobody has answered the banner.
const kinds = (await listKinds()).filter(({ name }) => name !== "notFound"); // Lighthouse measures no 404
const cases: Case[] = [
  { name: "floor es", address: `${floor.origin}/es`, language: languages.es },
  { name: "/ en visitor", address: `${site.origin}/`, language: languages.en },
  ...locales.flatMap((locale) =>
    kinds
      .map(({ path }) => localePrefix[locale] + (path === "/" ? "" : path) || "/")
      .map((path) => ({ name: path, address: site.origin + path, language: languages[locale] })),
  ),
];
const results = new Map<string, Measures[]>();
let scriptHeaders = Number.NaN;
try {
  scriptHeaders = await measureHeaders(site.origin);
  for (let run = 0; run < runs; run += 1) {
    for (const { name, address, language } of cases) {
      results.set(name, [...(results.get(name) ?? []), await measure(address, language)]);
    }
  }
} finally {
  site.process.kill();
  floor.process.kill();
  await rm(floorDir, { recursive: true });
}
report();

async function measure(address: string, language: string): Promise<Measures> {
  const chrome = await launch({
    chromePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      `--accept-lang=${language}`,
      // Letters as wide as on most screens: without a screen they would be rounded to whole points.
      "--font-render-hinting=none",
    ],
  });
  try {
    const outcome = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "error",
    });
    if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${address}`);
    const { lhr } = outcome;
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    for (const id of categories) {
      const score = lhr.categories[id]?.score ?? 0;
      if (score < 1)
        console.log(
          `  ${address} (${language}): ${id} ${String(score * 100)}${describeFaults(lhr, id)}`,
        );
    }
    const requests = lhr.audits["network-requests"]?.details as unknown as {
      items: { resourceType: string; transferSize: number }[];
    };
    return {
      performance: (lhr.categories["performance"]?.score ?? 0) * 100,
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      bytes: value("total-byte-weight"),
      script: sum(
        requests.items
          .filter((item) => item.resourceType === "Script")
          .map((item) => item.transferSize),
      ),
    };
  } finally {
    chrome.kill();
  }
}

function describeFaults(
  lhr: {
    categories: Record<string, { auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null }>;
  },
  category: string,
): string {
  const faults = lhr.categories[category]?.auditRefs.filter(
    ({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1,
  );
  return `: ${faults?.map(({ id }) => id).join(", ") ?? ""}`;
}

function report(): void {
  const medians = Object.fromEntries([...results].map(([name, list]) => [name, medianOf(list)]));
  const base = medians["floor es"];
  if (base === undefined) return;
  const width = Math.max(...Object.keys(medians).map((name) => name.length));
  console.log(
    `\n${"page".padEnd(width)} perf   FCP ms  LCP ms  LCP x floor  TBT ms    CLS    KiB  JS KiB`,
  );
  for (const [name, m] of Object.entries(medians)) {
    console.log(
      [
        name.padEnd(width),
        m.performance.toFixed(0).padStart(4),
        m.fcp.toFixed(0).padStart(8),
        m.lcp.toFixed(0).padStart(7),
        (m.lcp / base.lcp).toFixed(2).padStart(12),
        m.tbt.toFixed(0).padStart(7),
        m.cls.toFixed(3).padStart(6),
        (m.bytes / 1024).toFixed(0).padStart(6),
        (m.script / 1024).toFixed(0).padStart(7),
      ].join(" "),
    );
  }
  console.log(`\nheaders of a script: ${String(scriptHeaders)} bytes`);
  void compareWithBaseline(medians);
}

async function compareWithBaseline(medians: Record<string, Measures>): Promise<void> {
  const floorLcp = medians["floor es"]?.lcp ?? Number.NaN;
  const pages = Object.fromEntries(
    Object.entries(medians).map(([name, { lcp, cls }]) => [
      name,
      { lcpToFloor: Number((lcp / floorLcp).toFixed(2)), cls: Number(cls.toFixed(3)) },
    ]),
  );
  if (process.argv.includes("--update")) {
    const baseline = { runs, scriptHeaderBytes: scriptHeaders, pages };
    await writeFile(baselineFile, `${JSON.stringify(baseline, undefined, 2)}\n`);
    return;
  }
  const baseline = await readFile(baselineFile, "utf8").catch(() => undefined);
  if (baseline !== undefined) console.log(`\nbaseline: ${baseline.trim()}`);
}

function medianOf(list: readonly Measures[]): Measures {
  const keys = Object.keys(list[0] ?? {}) as (keyof Measures)[];
  return Object.fromEntries(
    keys.map((key) => {
      const sorted = list.map((measures) => measures[key]).toSorted((a, b) => a - b);
      return [key, sorted[Math.floor(sorted.length / 2)] ?? Number.NaN];
    }),
  ) as Measures;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
