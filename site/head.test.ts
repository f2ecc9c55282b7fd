import { expect, test } from "vitest";
import type { Locale } from "../contracts/locale.ts";
import { describeHead, type HeadOptions } from "./head.ts";
import type { Metadata } from "./page-data.ts";
import { routes } from "./routes.ts";

const page: HeadOptions = {
  metadata: { description: "x" },
  path: "/blog/categoria/dax",
  edition: "en",
  siteUrl: "https://a.es",
  brand: "Marca",
  route: routes.blogCategory,
  isIndexed: true,
};

function read(options: HeadOptions) {
  const elements = describeHead(options);
  const find = (key: string, value: string) =>
    elements.find(({ attributes }) => attributes[key] === value)?.attributes;
  return {
    title: elements[0]?.text,
    canonical: find("rel", "canonical")?.["href"],
    spanish: find("hreflang", "es")?.["href"],
    english: find("hreflang", "en")?.["href"],
    neutral: find("hreflang", "x-default")?.["href"],
    robots: find("name", "robots")?.["content"],
  };
}

const describe = (metadata: Partial<Metadata>) =>
  read({ ...page, metadata: { description: "x", ...metadata } });

const spanish = "https://a.es/blog/categoria/dax";
const english = "https://a.es/en/blog/categoria/dax";

test.each(["es", "en"] as Locale[])("an address is known by itself (%s)", (edition) => {
  const canonical = { es: spanish, en: english }[edition];
  expect(read({ ...page, edition })).toEqual({
    title: "Marca",
    canonical,
    spanish,
    english,
    neutral: spanish,
    robots: undefined,
  });
});

test("a page in one language is known by the address of its only edition", () => {
  const only = { canonical: spanish, spanish, english: undefined, neutral: spanish };
  expect(describe({ only: "es" })).toMatchObject(only);
  expect(read({ ...page, path: "/cursos", route: routes.course })).toMatchObject({
    canonical: "https://a.es/cursos",
    english: undefined,
  });
});

test("a later page of a list has an address of its own", () => {
  expect(describe({ query: "?page=2" })).toMatchObject({
    canonical: `${english}?page=2`,
    neutral: `${spanish}?page=2`,
  });
});

test("what is missing or hidden has no address, and asks not to be listed", () => {
  const nothing = { canonical: undefined, spanish: undefined, robots: "noindex" };
  expect(describe({ isMissing: true })).toMatchObject(nothing);
  expect(read({ ...page, route: routes.notFound })).toMatchObject(nothing);
});

test("a site that is not for visitors asks for no page to be listed", () => {
  expect(read({ ...page, isIndexed: false })).toMatchObject({
    canonical: english,
    robots: "noindex",
  });
});

test("the brand stands behind a title that leaves it room", () => {
  expect(describe({ title: "Servicios" }).title).toBe("Servicios | Marca");
  const long = "Un título de cincuenta y cinco letras, que ya lo dice todo";
  expect(describe({ title: long }).title).toBe(long);
});
