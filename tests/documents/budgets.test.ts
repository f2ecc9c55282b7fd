import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "../../contracts/locale.ts";
import { toAddress } from "../../contracts/page-paths.ts";
import { makeService } from "../contract/make-service.ts";
import { listPages } from "../support/site/list-pages.ts";
import { budgets, headerBudgets } from "./budgets.ts";

// What Node adds to an answer.
const added =
  "Date: Sun, 22 Nov 2026 06:00:00 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n";

const pages = (await listPages()).flatMap(({ name, path }) =>
  locales.map((locale) => ({ kind: name as string, address: toAddress(locale, path) })),
);
const reports = readdirSync("dist/dashboards")
  .filter((name) => name.endsWith(".html"))
  .map((name) => ({ kind: "report", address: `/dashboards/${name.replace(".html", "")}` }));

async function measure(address: string): Promise<{ headers: number; body: number; html: string }> {
  const { app } = makeService({ siteDir: "dist" });
  const packed = await app.request(address, { headers: { "Accept-Encoding": "br" } });
  const lines = [...packed.headers].map(([name, value]) => `${name}: ${value}\r\n`);
  const headers = `HTTP/1.1 ${String(packed.status)} OK\r\n${lines.join("")}${added}\r\n`.length;
  const body = (await packed.arrayBuffer()).byteLength;
  return { headers, body, html: await (await app.request(address)).text() };
}

test.each([...pages, ...reports])(
  "$address ($kind) keeps its budget",
  async ({ kind, address }) => {
    const budget = budgets[kind];
    if (budget === undefined) throw new Error(`${kind} has no entry in tests/documents/budgets.ts`);
    const { headers, body, html } = await measure(address);
    expect(headers).toBeLessThanOrEqual(headerBudgets.document);
    expect(headers + body).toBeLessThanOrEqual(budget.document);
    const markup = html.replaceAll(/<(style|script)[^>]*>[^]*?<\/\1>/g, "");
    expect(markup.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(budget.nodes);
  },
);

test("scripts and style sheets carry few headers", async () => {
  const files = readdirSync("dist/assets").filter((name) => /^[\da-f]{12}\.(?:js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect((await measure(`/assets/${file}`)).headers).toBeLessThanOrEqual(headerBudgets.asset);
  }
});
