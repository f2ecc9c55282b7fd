import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import redirects from "../content/redirects.json" with { type: "json" };
import type { Environment } from "../contracts/configuration/environment.ts";
import { builtConfigFile } from "../contracts/configuration/site-config.ts";
import { spreadRedirects } from "../contracts/redirects.ts";
import { listProviders } from "../contracts/privacy/provider.ts";
import { siteConfig } from "../site.config.ts";
import { openBlogSource } from "./blog/open-blog-source.ts";
import type { BuildFolders } from "./build-folders.ts";
import { buildBookingPage } from "./bundle/build-booking-page.ts";
import { buildClient } from "./bundle/build-client.ts";
import { buildRenderer } from "./bundle/build-renderer.ts";
import { collectPublicFiles } from "./bundle/collect-public-files.ts";
import { readBuiltAssets } from "./bundle/read-built-assets.ts";
import { openBuildCache } from "./cache/build-cache.ts";
import { rememberTexts } from "./cache/remember-text.ts";
import { listResources } from "./list-resources.ts";
import { chooseQuality } from "./output/choose-quality.ts";
import { startCompression } from "./output/compress-files.ts";
import { describePolicy } from "./output/content-security-policy.ts";
import { writePolicyFiles } from "./output/write-policy-files.ts";
import { writeResource } from "./output/write-resource.ts";
import { silentProgress, type Progress } from "./progress.ts";
import { requireFigures } from "./reports/require-figures.ts";
import { isDocument } from "./resource.ts";

/** Builds the whole site into a folder, deployable on any static host as it is; returns how many documents it has. */
export async function buildSite(
  environment: Environment,
  { outDir, cacheDir }: BuildFolders,
  { step }: Progress = silentProgress,
): Promise<number> {
  const cache = openBuildCache();
  const remember = rememberTexts(cache);
  const [blog, renderer] = await step("posts and bundles", async (count) =>
    Promise.all([openBlogSource(environment, { cacheDir, count }), bundle(outDir, cacheDir)]),
  );
  const assets = await readBuiltAssets(outDir);
  // Beside all that follows, on the other processors.
  const compression = startCompression(outDir, cache);
  const addAll = async () => {
    for (const name of await readdir(outDir, { recursive: true })) compression.add([name]);
  };
  await addAll();
  await step("figures of the reports", async (count) => requireFigures(remember, count));
  const resources = await listResources({ environment, renderer, blog, assets, remember, cache });
  const documents = resources.filter(isDocument).length;
  await step("pages and their data", async (count) => {
    const all = resources.length;
    // Taken out of the list: each holds its page's data.
    for (let next = resources.shift(); next !== undefined; next = resources.shift()) {
      await writeResource(outDir, next);
      compression.add(next.files, chooseQuality(next, all));
      count(all - resources.length, all);
    }
  });
  const hasReports = Object.keys(siteConfig.reports).length > 0;
  const providers = listProviders({ ...environment, hasReports });
  const hasVideos =
    environment.VITE_CONTENTFUL_SPACE_ID !== undefined ||
    [...blog.files.assets.keys()].some((address) => /\.(?:mp4|webm)$/.test(address));
  await writePolicyFiles(
    outDir,
    (inline) => describePolicy(environment, inline, { providers, hasVideos }),
    spreadRedirects(redirects),
  );
  await writeFile(join(outDir, builtConfigFile), JSON.stringify(siteConfig));
  await addAll();
  await step("compression", async (count) => compression.finish(count));
  await cache.prune();
  return documents;
}

async function bundle(outDir: string, cacheDir: string) {
  const publicDir = join(cacheDir, "public");
  await collectPublicFiles(publicDir);
  const [renderer] = await Promise.all([
    buildRenderer(join(cacheDir, "prerender")),
    buildClient(outDir, publicDir).then(async () => buildBookingPage(outDir)),
  ]);
  return renderer;
}
