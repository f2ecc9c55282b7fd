import { createHash } from "node:crypto";
import type { RenderedPage } from "../../site/entry-prerender.tsx";
import type { PageData } from "../../site/page-data.ts";
import type { SiteSources } from "../site-sources.ts";

/** A page's data with its hash. */
export type HashedData = { data: PageData; hash: string };

export function hashData(data: PageData): HashedData {
  return { data, hash: createHash("sha256").update(JSON.stringify(data)).digest("hex") };
}

/**
 * Renders a page, or returns the cached result of the same code and data; `search` is the query that the document
 * answers.
 */
export async function renderRemembered(
  { renderer, remember }: Pick<SiteSources, "renderer" | "remember">,
  { data, hash }: HashedData,
  search: string,
): Promise<RenderedPage> {
  const what = JSON.stringify(["page", renderer.version, hash, search]);
  const text = await remember(what, [], async () =>
    JSON.stringify(await renderer.renderPage(data, search)),
  );
  return JSON.parse(text) as RenderedPage;
}
