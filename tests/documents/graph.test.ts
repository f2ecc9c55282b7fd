import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listPageFile, readAskedPage } from "../../contracts/paths/list-pages.ts";
import { makeService } from "../contract/make-service.ts";
import { listFaults, type Ask } from "./list-faults.ts";

// What is crawled today, so that a crawl that ends early does not pass.
const fewestPages = 76;

/** As a browser of a language asks the running service. */
function askService(language: string): Ask {
  const { app } = makeService({ siteDir: "demo/dist" });
  return async (address) => {
    const headers = { "Accept-Language": language };
    const answer = await app.request(address, { headers });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
}

/** As a host without redirects finds the files. */
const askFiles: Ask = async (address) => {
  const { pathname, search } = new URL(address, "http://localhost");
  const path = listPageFile(pathname, readAskedPage(search));
  const names = [path, `${path}.html`, `${path === "/" ? "" : path}/index.html`];
  const file = names
    .map((name) => `demo/dist${name}`)
    .find((name) => /\.\w+$/.test(name) && existsSync(name));
  if (file === undefined) return { status: 404, bytes: Buffer.alloc(0) };
  return { status: 200, bytes: readFileSync(file) };
};

test.each([
  ["a Spanish browser", () => askService("es-ES,es;q=0.9")],
  ["an English browser", () => askService("en-US,en;q=0.9")],
  ["a host of files", () => askFiles],
])("pages name themselves and each other without a fault, to %s", async (_, open) => {
  const { faults, pages } = await listFaults(open());
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThanOrEqual(fewestPages);
});

test("a fault of any kind is seen", async () => {
  const alterations: Record<string, (text: string) => string> = {
    "/sitemap.xml": (text) => text.replace(/<url><loc>[^<]*en\/blog<.*/, ""),
    "/en/blog/feed.xml": (text) => text.replaceAll("/en/blog/tu-informe", "/en/x"),
    "/en/proyectos": (text) => text.replaceAll('hreflang="es"', 'hreflang="fr"'),
    "/en/servicios": (text) => text.replace(/canonical" href="[^"]*/, "$&-x"),
    "/share/en/servicios.png": (text) => text.replace("\u0004\u00b0", "\u0004\u00b1"),
  };
  const { faults } = await listFaults(async (address) => {
    const { status, bytes } = await askFiles(address);
    const alter = alterations[address];
    if (alter === undefined) return { status, bytes };
    return { status, bytes: Buffer.from(alter(bytes.toString("latin1")), "latin1") };
  });
  const found = faults.join("\n");
  for (const fault of [
    "/en/blog is not in the sitemap",
    "which is no page of its own",
    "/en/proyectos: no Spanish page for all others",
    "/en/servicios: its canonical /en/servicios-x is no page",
    "/share/en/servicios.png is {",
  ]) {
    expect(found).toContain(fault);
  }
});

test("every page of the sitemap says when it last changed", () => {
  const sitemap = readFileSync("demo/dist/sitemap.xml", "utf8");
  const dates = sitemap.match(/<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/g) ?? [];
  expect(dates.length).toBeGreaterThanOrEqual(fewestPages);
  expect(dates).toHaveLength(sitemap.match(/<url>/g)?.length ?? 0);
});
