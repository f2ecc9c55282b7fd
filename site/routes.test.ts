import { expect, test } from "vitest";
import { listPaths, matchPath, pageDataPath, pathTo, splitEdition } from "./routes.ts";

test.each([
  ["/", undefined, "/"],
  ["/en", "en", "/"],
  ["/en/", "en", "/"],
  ["/en/servicios", "en", "/servicios"],
  ["/servicios/", undefined, "/servicios"],
  ["/english", undefined, "/english"],
])("%s is the edition %s and the path %s", (pathname, edition, path) => {
  expect(splitEdition(pathname)).toEqual({ edition, path });
});

test("an unknown path, slug or depth is the not-found page", () => {
  for (const path of ["/nope", "/proyectos/nope", "/servicios/nope", "/SERVICIOS"]) {
    expect(matchPath(path)).toEqual({ name: "notFound", path: "/404", params: {} });
  }
});

test("a known slug is its case study", () => {
  expect(matchPath("/proyectos/ventas-bi")).toEqual({
    name: "caseStudy",
    path: "/proyectos/ventas-bi",
    params: { slug: "ventas-bi" },
  });
});

test("addresses carry edition, parameters and anchor", () => {
  expect(pathTo("", "home")).toBe("/");
  expect(pathTo("/en", "home", { hash: "contact" })).toBe("/en#contact");
  expect(pathTo("/en", "caseStudy", { params: { slug: "nps-bi" } })).toBe("/en/proyectos/nps-bi");
  expect(pathTo("", "consultations", { hash: "top" })).toBe("/consultorias#top");
});

test("every listed path leads back to its route and has data of its own", () => {
  const paths = listPaths();
  for (const { name, path, params } of paths)
    expect(matchPath(path)).toEqual({ name, path, params });
  expect(new Set(paths.map(({ path }) => pageDataPath("en", path))).size).toBe(paths.length);
});
