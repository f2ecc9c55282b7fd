import { expect, test } from "vitest";
import type { Metadata } from "../../site/page-data.ts";
import { routes } from "../../site/routes.ts";
import { describePreview } from "./describe-preview.ts";

function findModified(metadata: Metadata): string | undefined {
  const page = { path: "/blog/a", edition: "es", siteUrl: "https://a.es", brand: "Marca" } as const;
  const options = { ...page, metadata, route: routes.blogPost, isIndexed: true };
  const image = { url: "https://a.es/share/es/blog/a.png", alt: "" };
  return describePreview(options, image).find(
    ({ attributes }) => attributes["property"] === "article:modified_time",
  )?.attributes["content"];
}

test("a post states its last change, if there was one", () => {
  expect(findModified({ description: "x", modifiedTime: "2026-11-02" })).toBe("2026-11-02");
  expect(findModified({ description: "x" })).toBeUndefined();
});
