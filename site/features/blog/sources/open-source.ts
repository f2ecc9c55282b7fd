import { contentfulConfig } from "../../../platform/public-config.ts";
import { fetchJson } from "../../../platform/network/fetch-json.ts";
import type { BlogSource } from "../blog-source.ts";
import { createFilesSource } from "../files-source.ts";

/** Live posts may be newer than the build: prerendered data is then refetched (D8). */
export const isLiveSource = contentfulConfig !== undefined;

export async function openSource(): Promise<BlogSource> {
  // Read by its full name, so that the bundler drops the client where it is unset.
  if (!import.meta.env.VITE_CONTENTFUL_SPACE_ID || contentfulConfig === undefined)
    return createFilesSource(fetchJson);
  const { createContentfulSource } = await import("../contentful-source.ts");
  return createContentfulSource(contentfulConfig);
}
