import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { writeFloorPage } from "./floor-page.ts";
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

const runs = Number(process.env["RUNS"] ?? 5);
const categories = ["performance", "accessibility", "best-practices", "seo"];
const baselineFile = new URL("baseline.json", import.meta.url);

// The floor: a hand-written page of the same content without JavaScript, served by the same service.
const floorDir = await mkdtemp(join(tmpdir(), "floor-"));
await mkdir(join(floorDir, "images"), { recursive: true });
await cp("content/images/portrait.svg", join(floorDir, "images/portrait.svg"));
for (const locale of ["es", "en"] as const)
  await writeFloorPage(locale, join(floorDir, `${locale}.html`));
await writeFile(join(floorDir, "_csp.txt"), "default-src 'self' 'unsafe-inline'");

const site = await serveSite("dist", 4395, join(floorDir, "data-site"));
const floor = await serveSite(floorDir, 4396, join(floorDir, "data-floor"));
const cases = [
  { name: "floor es", address: "http://localhost:4396/es", language: "es-ES" },
  { name: "/ es visitor", address: "http://localhost:4395/", language: "es-ES" },
  { name: "/en en visitor", address: "http://localhost:4395/en", language: "en-US" },
  { name: "/ en visitor", address: "http://localhost:4395/", language: "en-US" },
];
const results = new Map<string, Measures[]>();
try {
  // Round robin, so that other load on the machine meets every page alike.
  for (let run = 0; run < runs; run += 1) {
    for (const { name, address, language } of cases) {
      results.set(name, [...(results.get(name) ?? []), await measure(address, language)]);
    }
  }
} finally {
  site.kill();
  floor.kill();
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
  console.log("\npage            perf   FCP ms  LCP ms  LCP x floor  TBT ms  CLS    KiB   JS KiB");
  for (const [name, m] of Object.entries(medians)) {
    console.log(
      [
        name.padEnd(15),
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
  void compareWithBaseline(medians);
}

async function compareWithBaseline(medians: Record<string, Measures>): Promise<void> {
  const floorLcp = medians["floor es"]?.lcp ?? Number.NaN;
  const ratios = Object.fromEntries(
    Object.entries(medians).map(([name, m]) => [name, Number((m.lcp / floorLcp).toFixed(2))]),
  );
  if (process.argv.includes("--update")) {
    await writeFile(
      baselineFile,
      `${JSON.stringify({ runs, lcpToFloor: ratios }, undefined, 2)}\n`,
    );
    return;
  }
  const baseline = await readFile(baselineFile, "utf8").catch(() => undefined);
  if (baseline !== undefined) console.log(`\nbaseline (LCP to floor): ${baseline.trim()}`);
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
