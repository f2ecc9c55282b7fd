import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { pagePaths } from "../../contracts/paths/page-paths.ts";
import { drawTable } from "../results/draw-table.ts";
import type { Figures } from "../results/result.ts";
import { median } from "../results/statistics.ts";
import { withService } from "../serve.ts";
import { writeCsv, writeXlsx } from "./measure-speed.ts";
import { withProxy } from "./record-proxy.ts";
import { traceThreads } from "./read-trace.ts";
import { watchMemory } from "./watch-memory.ts";

// Drops a CSV of 50 MB and an XLSX of 200,000 rows on the page for a visitor's own file, on a main thread four times as
// slow, through a proxy that counts. Times are processor time of the threads; the slowdown does not reach the worker.

const cpuSlowdown = 4;
const visuals = 6;
const mostMs = 180_000;
const runs = Number(process.env["RUNS"] ?? 3);
const page = "CrRendererMain";
const worker = "DedicatedWorker thread";

const columns = [
  { key: "megabytes", title: "MB/s", digits: 1 },
  { key: "rows", title: "rows/s", digits: 0 },
  { key: "workerMs", title: "then worker ms", digits: 0 },
  { key: "drawnMs", title: "then six visuals ms", digits: 0 },
  { key: "longestMs", title: "longest task ms", digits: 0 },
  { key: "wallMs", title: "six visuals on this clock ms", digits: 0 },
  { key: "peak", title: "memory above MB", digits: 0 },
  { key: "requests", title: "requests", digits: 0 },
  { key: "bytes", title: "bytes sent", digits: 0 },
];
const thresholds = {
  drawnMs: { atMost: 3000 },
  longestMs: { atMost: 50 },
  requests: { atMost: 0 },
  bytes: { atMost: 0 },
};

/** Without these, the browser itself asks its maker for updates, accounts and the kinds of form fields. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--gaia-url=http://127.0.0.1:9",
  "--disable-features=AutofillServerCommunication,OptimizationHints,MediaRouter,Translate",
];

const folder = await mkdtemp(join(tmpdir(), "drop-"));
try {
  const [csv, xlsx] = [join(folder, "sales.csv"), join(folder, "sales.xlsx")];
  const files = [
    { name: "CSV", path: csv, rows: 750_000, write: writeCsv },
    { name: "XLSX", path: xlsx, rows: 200_000, write: writeXlsx },
  ];
  const rows = [];
  for (const { name, path, rows: count, write } of files) {
    await write(path, count);
    const takes: Figures[] = [];
    for (let run = 0; run < runs; run += 1) takes.push(await dropFile(path, count));
    const figures = columns.map(({ key }) => [key, median(takes.map((take) => take[key]!))]);
    rows.push({ name, figures: Object.fromEntries(figures) as Figures, thresholds });
  }
  console.log(
    `${String(runs)} runs each, load ${loadavg()[0]!.toFixed(1)}, ! where a threshold is missed`,
  );
  console.log(drawTable({ columns, rows }).join("\n"));
} finally {
  await rm(folder, { recursive: true });
}

/** Drops a file as a new visitor, and returns what reading and drawing it took. */
async function dropFile(path: string, rowCount: number): Promise<Figures> {
  return withService(async (origin) =>
    withProxy(async (server, passed) => {
      const executablePath = process.env["CHROME_PATH"] ?? "";
      const browser = await chromium.launch({
        executablePath,
        chromiumSandbox: false,
        args: quiet,
        proxy: { server },
      });
      try {
        const tab = await browser.newPage({ locale: "es-ES" });
        await openReady(tab, origin);
        const session = await tab.context().newCDPSession(tab);
        await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
        const before = passed.length;
        if (before === 0) throw new Error("The browser does not use the proxy");
        const readPeak = await watchMemory(browser);
        const { findMark, sum, findLongest } = await traceThreads(browser, async () => {
          await tab.setInputFiles("input[type=file]", path);
          await tab.waitForFunction(() => performance.getEntriesByName("six").length > 0, null, {
            timeout: mostMs,
          });
        });
        const [dropped, read, six] = ["dropped", "read", "six"].map(findMark) as [
          number,
          number,
          number,
        ];
        const later = passed.slice(before);
        for (const { address } of later)
          console.log(`Asked for after the page had loaded: ${address}`);
        const readSeconds = sum(worker, dropped, read) / 1000;
        const workerMs = sum(worker, read, six);
        return {
          megabytes: (await stat(path)).size / 1e6 / readSeconds,
          rows: rowCount / readSeconds,
          workerMs,
          drawnMs: workerMs + sum(page, read, six),
          longestMs: findLongest(page, dropped, six),
          wallMs: six - read,
          peak: readPeak(),
          requests: later.length,
          bytes: later.reduce((total, { bytes }) => total + bytes, 0),
        };
      } finally {
        await browser.close();
      }
    }),
  );
}

/** Opens the page, waits until it makes its promise, and lets it mark what happens. */
async function openReady(tab: Page, origin: string): Promise<void> {
  const texts = JSON.parse(await readFile("demo/content/copy/es/trial.json", "utf8")) as {
    promise: { check: string };
  };
  await tab.goto(origin + pagePaths.trial);
  await tab.getByText(texts.promise.check).waitFor();
  await tab.evaluate((count) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const mark = (name: string): void => {
      if (performance.getEntriesByName(name).length === 0) performance.mark(name);
    };
    document
      .querySelector("input[type=file]")!
      .addEventListener("change", () => mark("dropped"), true);
    addEventListener("message", ({ data }: MessageEvent<{ type?: string; share?: number }>) => {
      if (data.share === 1) mark("read");
    });
    const { contentDocument } = document.querySelector("iframe")!;
    const report = contentDocument!.querySelector("#report")!;
    const drawn = ".visual svg.drawing, .visual table";
    new MutationObserver(() => {
      if (report.querySelectorAll(drawn).length >= count) mark("six");
    }).observe(report, { childList: true, subtree: true });
  }, visuals);
}
