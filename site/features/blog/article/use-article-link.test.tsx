import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import common from "#folder/content/copy/es/common.json" with { type: "json" };
import type { Locale } from "../../../../contracts/locale.ts";
import type { PageData } from "../../../page-data.ts";
import { PageContext } from "../../../platform/page/page-context.tsx";
import { useArticleLink } from "./use-article-link.tsx";

const noop = () => undefined;

function ArticleLink({ address }: { address: string }) {
  return useArticleLink("es")(address, "w");
}

function draw(address: string, edition?: Locale): string {
  const data: PageData = {
    route: "blogPost",
    path: "/blog/x",
    params: { slug: "x" },
    locale: edition ?? "es",
    copy: { common },
  };
  return renderToStaticMarkup(
    <PageContext value={{ data, edition, chooseLanguage: noop, describePage: noop }}>
      <ArticleLink address={address} />
    </PageContext>,
  );
}

test.each([
  ["/servicios", "/en/servicios"],
  ["/", "/en"],
  ["/en/servicios", "/en/servicios"],
  ["/blog/otro#parte", "/en/blog/otro#parte"],
  ["/proyectos?area=bi", "/en/proyectos?area=bi"],
  ["/_blog/plantilla.csv", "/_blog/plantilla.csv"],
  ["#parte", "#parte"],
  ["mailto:a@b.c", "mailto:a@b.c"],
  ["tel:+34600", "tel:+34600"],
])("draws %s in the English edition as a link to %s", (address, expected) => {
  expect(draw(address, "en")).toBe(`<a href="${expected}">w</a>`);
});

test("keeps the visitor's own edition", () => {
  expect(draw("/servicios")).toBe('<a href="/servicios">w</a>');
});

test("opens other sites in a new tab, and says so", () => {
  expect(draw("https://a.b/c")).toBe(
    '<a href="https://a.b/c" target="_blank" rel="noopener noreferrer">w<span class="visually-hidden"> (se abre en una pestaña nueva)</span></a>',
  );
});
