import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listPaths, routes } from "../../site/routes.ts";
import { writeSitemap } from "./write-sitemap.ts";

test("the sitemap lists both editions of every page that may be indexed, tied together, and no other", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sitemap-"));
  await writeSitemap(folder, "https://example.com", listPaths(), routes);
  const sitemap = await readFile(join(folder, "sitemap.xml"), "utf8");
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  expect(locations).toHaveLength(2 * (listPaths().length - 2));
  expect(locations).toContain("https://example.com/");
  expect(locations).toContain("https://example.com/en");
  expect(locations).toContain("https://example.com/en/proyectos/nps-bi");
  expect(sitemap).not.toMatch(/404|mensaje-enviado/);
  for (const lang of ["es", "en", "x-default"]) {
    expect(sitemap.match(new RegExp(`hreflang="${lang}"`, "g"))).toHaveLength(locations.length);
  }
  expect(await readFile(join(folder, "robots.txt"), "utf8")).toContain(
    "https://example.com/sitemap.xml",
  );
  await rm(folder, { recursive: true });
});
