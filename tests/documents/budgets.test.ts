import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "../../contracts/locale.ts";
import { toAddress } from "../../contracts/paths/page-paths.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { makeService } from "../contract/make-service.ts";
import { listPages } from "../support/site/list-pages.ts";
import { remember } from "../../dashboards/query/remember.ts";
import { budgets, headerBudgets } from "./budgets.ts";

type Answer = { headers: number; body: number; html: string };

// What Node adds to an answer.
const added =
  "Date: Sun, 22 Nov 2026 06:00:00 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n";

/** Asks one service, which reads the built site once. */
function openSite(): (address: string) => Promise<Answer> {
  const { app } = makeService({ siteDir: "demo/dist" });
  return async (address) => {
    const packed = await app.request(address, { headers: { "Accept-Encoding": "br" } });
    const lines = [...packed.headers].map(([name, value]) => `${name}: ${value}\r\n`);
    const headers = `HTTP/1.1 ${String(packed.status)} OK\r\n${lines.join("")}${added}\r\n`.length;
    const body = (await packed.arrayBuffer()).byteLength;
    return { headers, body, html: await (await app.request(address)).text() };
  };
}

async function listDocuments(): Promise<{ kind: string; address: string }[]> {
  const pages = (await listPages()).flatMap(({ name, path }) =>
    locales.map((locale) => ({ kind: name, address: toAddress(locale, path) })),
  );
  const reports = readdirSync("demo/dist/dashboards")
    .filter((name) => name.endsWith(".html"))
    .flatMap((name) =>
      locales.map((locale) => ({
        kind: "report",
        address: reportPath(name.replace(".html", ""), locale),
      })),
    );
  return [...pages, ...reports];
}

function countElements(html: string): number {
  return html.replaceAll(/<(style|script)[^>]*>[^]*?<\/\1>/g, "").match(/<[a-z]/gi)?.length ?? 0;
}

/** What a document fetches before a touch, as far as it names it. */
function listFetched(html: string): { scripts: string[]; others: string[] } {
  const shown = html.replaceAll(
    /<noscript>[^]*?<\/noscript>|<(?:source|img)[^>]* loading="lazy"[^>]*>/g,
    "",
  );
  const scripts = /<script[^>]* data-modules="([^"]+)"/.exec(shown)?.[1]?.split(" ") ?? [];
  const named =
    /<link rel="stylesheet" href="([^"]+)"|<img[^>]* src="([^"]+)"|\burl\((\/[^)]+)\)| data-page="([^"]+)"/g;
  const others = [...shown.matchAll(named)].map((found) => found.slice(1).find(Boolean) ?? "");
  return { scripts, others: [...new Set(others)] };
}

/** Names of files are hashes: each change of one compresses documents and scripts to up to so many bytes more or less. */
const hashNoise = 50;
const weighed = new Set(["document", "scripts"]);

test("every document keeps the budget of its kind", async () => {
  const ask = openSite();
  // Most documents start the same scripts.
  const askOnce = remember(ask);
  const documents = await listDocuments();
  expect(documents.length).toBeGreaterThan(80);
  const over: string[] = [];
  for (const { kind, address } of documents) {
    const budget = budgets[kind];
    if (budget === undefined) throw new Error(`${kind} has no entry in tests/documents/budgets.ts`);
    const { headers, body, html } = await ask(address);
    const { scripts, others } = listFetched(html);
    const sizes = await Promise.all(scripts.map(async (script) => (await askOnce(script)).body));
    const measured = {
      headers,
      document: headers + body,
      nodes: countElements(html),
      scripts: sizes.reduce((sum, size) => sum + size, 0),
      scriptFiles: scripts.length,
      requests: 1 + scripts.length + others.length,
    };
    for (const [name, limit] of Object.entries({ headers: headerBudgets.document, ...budget })) {
      const value = measured[name as keyof typeof measured];
      if (value > limit + (weighed.has(name) ? hashNoise : 0))
        over.push(`${address}: ${name} ${String(value)}, at most ${String(limit)}`);
    }
  }
  expect(over).toEqual([]);
});

test("scripts and style sheets carry few headers", async () => {
  const ask = openSite();
  const files = readdirSync("demo/dist/assets").filter((name) =>
    /^[\da-f]{8}\.(?:js|css)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect((await ask(`/assets/${file}`)).headers, file).toBeLessThanOrEqual(headerBudgets.asset);
  }
});
