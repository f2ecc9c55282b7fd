import { contentfulConfig } from "../../../platform/public-config.ts";
import { fetchJson } from "../../../platform/network/fetch-json.ts";
import type { BlogSource } from "../blog-source.ts";
import { createFilesSource } from "../files-source.ts";

/** True if posts may be newer than the build: prerendered data is then refetched (D8). */
export const isLiveSource = contentfulConfig !== undefined;

export async function openSource(): Promise<BlogSource> {
  // Uses the variable's full name, so that the bundler drops the client if it is unset.
  if (!import.meta.env.VITE_CONTENTFUL_SPACE_ID || contentfulConfig === undefined)
    return createFilesSource(fetchJson);
  const { createContentfulSource } = await import("../contentful-source.ts");
  return createContentfulSource(contentfulConfig);
}
