import { expect, test } from "vitest";
import type { RememberText } from "../cache/remember-text.ts";
import type { PageData } from "../../site/page-data.ts";
import { hashData, renderRemembered } from "./render-remembered.ts";

type Renderer = Parameters<typeof renderRemembered>[0]["renderer"];

test("a page is rendered once for the same data, code and query", async () => {
  const texts = new Map<string, string>();
  const remember: RememberText = async (what, _sources, make) => {
    texts.set(what, texts.get(what) ?? (await make()));
    return texts.get(what) ?? "";
  };
  let rendered = 0;
  const render = async (path: string, search = "", version = "1") => {
    const renderPage = async (data: PageData) => {
      rendered += 1;
      return { html: data.path, search };
    };
    const renderer = { version, renderPage } as unknown as Renderer;
    return renderRemembered({ renderer, remember }, hashData({ path } as PageData), search);
  };
  expect(await render("/a")).toEqual({ html: "/a", search: "" });
  expect(await render("/a")).toEqual({ html: "/a", search: "" });
  expect(rendered).toBe(1);
  expect(await render("/b")).toMatchObject({ html: "/b" });
  expect(await render("/a", "?page=2")).toMatchObject({ search: "?page=2" });
  await render("/a", "", "2");
  expect(rendered).toBe(4);
});
