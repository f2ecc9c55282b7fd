import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findAssets } from "./find-assets.ts";
import { serveSite } from "./serve-site.ts";
import { indexSite } from "./site-index.ts";

const site = mkdtempSync(join(tmpdir(), "site-index-"));
afterAll(() => rmSync(site, { recursive: true }));

const own = "default-src 'none';frame-ancestors 'self'";
const open = "default-src 'none';frame-ancestors *";

function answer(path: string) {
  mkdirSync(join(site, "en/dashboards"), { recursive: true });
  mkdirSync(join(site, "dashboards"), { recursive: true });
  const pages = ["dashboards/sales.html", "en/dashboards/sales.html", "dashboards/staff.html"];
  for (const name of pages) writeFileSync(join(site, name), name);
  const documents = {
    ...Object.fromEntries(pages.map((name) => [name, own])),
    "embed/sales.html": open,
    "en/embed/sales.html": open,
  };
  writeFileSync(join(site, "_policies.json"), JSON.stringify({ documents, others: own }));
  return serveSite(indexSite(site)).request(path);
}

test.each([
  ["/embed/sales", "dashboards/sales.html"],
  ["/en/embed/sales", "en/dashboards/sales.html"],
])("other sites may frame %s, which is the report's own document", async (path, name) => {
  const found = await answer(path);
  expect([found.status, await found.text()]).toEqual([200, name]);
});

test("a case that forbids it has no such address, and no other document lets itself be framed", async () => {
  expect((await answer("/embed/staff")).status).toBe(404);
  const { files } = indexSite(site);
  const framed = [...files].filter(([, { policy }]) => policy === open).map(([path]) => path);
  expect(framed.toSorted()).toEqual(["/embed/sales", "/en/embed/sales"]);
});

test("a page takes the bundle of its own build, not one that is kept from the build before", () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  mkdirSync(join(folder, "assets"));
  for (const name of ["booking-page-new.css", "booking-page-old.css", "booking-page-new.js"])
    writeFileSync(join(folder, "assets", name), "");
  writeFileSync(join(folder, "_kept-assets.json"), JSON.stringify({ "booking-page-old.css": 1 }));
  const index = indexSite(folder);
  expect(index.files.has("/assets/booking-page-old.css")).toBe(true);
  expect(findAssets(index, "booking-page")).toEqual({
    styles: ["/assets/booking-page-new.css"],
    scripts: ["/assets/booking-page-new.js"],
  });
  rmSync(folder, { recursive: true });
});
