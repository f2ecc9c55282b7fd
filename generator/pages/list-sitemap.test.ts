import { expect, test } from "vitest";
import { listPaths, routes, type Route } from "../../site/routes.ts";
import { listSitemap } from "./list-sitemap.ts";

test("the sitemap lists both editions of every page that may be indexed, tied together, and no other", async () => {
  const made = listSitemap("https://example.com", listPaths(), routes).map(async ({ make }) =>
    make(),
  );
  const [sitemap = "", robots] = (await Promise.all(made)).map(String);
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  const open = listPaths().filter(({ name }) => (routes[name] as Route).hidden !== true);
  expect(locations).toHaveLength(2 * open.length);
  expect(locations).toContain("https://example.com/");
  expect(locations).toContain("https://example.com/en");
  expect(locations).toContain("https://example.com/en/proyectos/nps-bi");
  expect(sitemap).not.toMatch(/404|mensaje-enviado/);
  for (const lang of ["es", "en", "x-default"]) {
    expect(sitemap.match(new RegExp(`hreflang="${lang}"`, "g"))).toHaveLength(locations.length);
  }
  expect(robots).toContain("https://example.com/sitemap.xml");
});
