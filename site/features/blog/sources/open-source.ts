import { contentfulConfig } from "../../../platform/public-config.ts";
import { fetchJson } from "../../../platform/network/fetch-json.ts";
import type { BlogSource } from "../blog-source.ts";
import { createFilesSource } from "../files-source.ts";

/** True where posts may be newer than the site: what was prerendered is then asked for again (D8). */
export const isLiveSource = contentfulConfig !== undefined;

/** Opens the source that is configured (D8): the site's own files, or Contentful, whose client is loaded only then. */
export async function openSource(): Promise<BlogSource> {
  // The variable by its own name, so that the bundler leaves the client out where it is not set.
  if (!import.meta.env.VITE_CONTENTFUL_SPACE_ID || contentfulConfig === undefined)
    return createFilesSource(fetchJson);
  const { createContentfulSource } = await import("../contentful-source.ts");
  return createContentfulSource(contentfulConfig);
}
