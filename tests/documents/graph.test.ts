import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listPageFile, readAskedPage } from "../../contracts/list-pages.ts";
import { makeService } from "../contract/make-service.ts";
import { listFaults, type Ask } from "./list-faults.ts";

// What is crawled today, so that a crawl that ends early does not pass.
const fewestPages = 76;

/** As a browser of a language asks the running service. */
function askService(language: string): Ask {
  const { app } = makeService({ siteDir: "dist" });
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
    .map((name) => `dist${name}`)
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
