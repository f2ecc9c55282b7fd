import { fetchJson } from "../../platform/fetch-json.ts";
import type { BlogSource } from "./blog-source.ts";
import { createFilesSource } from "./files-source.ts";

// Written out, so that the bundler drops the branch that is not configured.
const spaceId = import.meta.env.VITE_CONTENTFUL_SPACE_ID;
const accessToken = import.meta.env.VITE_CONTENTFUL_ACCESS_TOKEN;

/** True where posts may be newer than the site: what was prerendered is then asked for again (D8). */
export const isLiveSource = Boolean(spaceId && accessToken);

/** Opens the source that is configured (D8): the site's own files, or Contentful, whose client is loaded only then. */
export async function openSource(): Promise<BlogSource> {
  if (!import.meta.env.VITE_CONTENTFUL_SPACE_ID || !spaceId || !accessToken)
    return createFilesSource(fetchJson);
  const { createContentfulSource } = await import("./contentful-source.ts");
  const { VITE_CONTENTFUL_ENVIRONMENT, VITE_CONTENTFUL_ORIGIN } = import.meta.env;
  return createContentfulSource({
    spaceId,
    accessToken,
    ...(VITE_CONTENTFUL_ENVIRONMENT ? { environment: VITE_CONTENTFUL_ENVIRONMENT } : {}),
    ...(VITE_CONTENTFUL_ORIGIN ? { origin: VITE_CONTENTFUL_ORIGIN } : {}),
  });
}
