import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../../scripts/suite/find-chromium.ts";
import { saveBaseline, printBaseline } from "./baseline.ts";
import { bundlePage } from "./bundle-page.ts";
import { measureReport } from "./measure-report.ts";
import { measureSubjects } from "./measure-subjects.ts";
import { rowCounts, type RowCount } from "./page/row-counts.ts";
import type { Results } from "./results.ts";
import { serveIsolated } from "./serve-isolated.ts";
import { engines, stacks, type Subject } from "./subjects.ts";
import { printResults } from "./print-results.ts";
import { weighSubject } from "./weigh-subject.ts";

const parts = ["report", "engines", "stacks"] as const;
const { values: options } = parseArgs({
  options: { update: { type: "boolean", default: false }, only: { type: "string" } },
});
if (options.only !== undefined && !parts.some((part) => part === options.only)) {
  throw new Error(`--only=${options.only}: use one of ${parts.join(", ")}`);
}
if (options.update && options.only !== undefined) {
  throw new Error("A baseline holds all parts: leave out --only, or --update");
}
const rounds = Number(process.env["RUNS"] ?? 5);
const openings = Number(process.env["OPENINGS"] ?? 3);
const scales = Object.keys(rowCounts) as RowCount[];

const before = loadavg()[0]!;
const outDir = await mkdtemp(join(tmpdir(), "bench-dashboards-"));
const results: Results = { engines: {}, stacks: {}, weights: {}, report: [] };
const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  chromiumSandbox: false,
  args: ["--disable-background-networking", "--disable-component-update"],
});
const version = browser.version();
try {
  if (isAsked("report")) results.report = await measureReport(browser, rounds);
  if (isAsked("engines") || isAsked("stacks")) await measureAll(browser);
} finally {
  await browser.close();
  await rm(outDir, { recursive: true });
}
const load = [before, loadavg()[0]!].map((value) => Number(value.toFixed(1)));
printResults(results);
console.log(`\n${version}, ${String(rounds)} rounds, load ${load.join(" to ")}`);
if (options.update) await saveBaseline(results, { browser: version, rounds, load });
else await printBaseline();

async function measureAll(opened: Browser): Promise<void> {
  await bundlePage(outDir);
  const { address, server } = await serveIsolated(outDir);
  for (const scale of scales) {
    const plan = { address, scale, openings, rounds };
    // The others would take gigabytes and minutes.
    const isOursOnly = scale === "10M";
    const select = (all: readonly Subject[]) => (isOursOnly ? all.slice(0, 1) : all);
    console.log(`measuring at ${scale} rows...`);
    if (isAsked("engines"))
      results.engines[scale] = await measureSubjects(opened, select(engines), plan);
    if (isAsked("stacks"))
      results.stacks[scale] = await measureSubjects(opened, select(stacks), plan);
  }
  server.close();
  if (!isAsked("stacks")) return;
  for (const stack of stacks) results.weights[stack.name] = await weighSubject(outDir, stack);
}

function isAsked(part: (typeof parts)[number]): boolean {
  return options.only === undefined || options.only === part;
}
