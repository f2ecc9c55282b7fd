import { readdirSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import redirects from "#folder/content/redirects.json" with { type: "json" };
import type { Environment } from "../contracts/configuration/environment.ts";
import { builtConfigFile } from "../contracts/configuration/site-config.ts";
import { spreadRedirects } from "../contracts/paths/redirects.ts";
import { listProviders } from "../contracts/privacy/provider.ts";
import { siteConfig } from "#folder/site.config.ts";
import { openBlogSource } from "./blog/open-blog-source.ts";
import type { BuildFolders } from "./build-folders.ts";
import { writeFiles } from "./bundle/bundles.ts";
import { openBundles } from "./bundle/open-bundles.ts";
import { collectPublicFiles } from "./images/collect-public-files.ts";
import { openRenderer } from "./bundle/load-renderer.ts";
import { manifestFile, readBuiltAssets } from "./bundle/read-built-assets.ts";
import { openBuildCache } from "./cache/build-cache.ts";
import { openMemory } from "./cache/remember-text.ts";
import { listResources } from "./list-resources.ts";
import { startCompression } from "./output/compress-files.ts";
import { describePolicy } from "./output/content-security-policy.ts";
import { writePolicyFiles } from "./output/write-policy-files.ts";
import { writeResources } from "./output/write-resources.ts";
import { silentProgress, type Progress } from "./progress.ts";
import { requireFigures } from "./reports/require-figures.ts";
import { isDocument } from "./resource.ts";

/** Builds the whole site into a folder that any static host can serve; returns the number of documents. */
export async function buildSite(
  environment: Environment,
  { outDir, cacheDir }: BuildFolders,
  { step }: Progress = silentProgress,
): Promise<number> {
  const cache = openBuildCache();
  const { remember, keep } = openMemory(cache);
  // Runs in threads, parallel to everything below.
  const compression = startCompression(outDir);
  const addAll = () => {
    for (const name of readdirSync(outDir, { recursive: true, encoding: "utf8" })) {
      compression.add([name]);
    }
  };
  const publicDir = join(cacheDir, "public");
  await collectPublicFiles(publicDir);
  await cp(publicDir, outDir, { recursive: true });
  addAll();
  const [blog, bundles] = await step("posts, bundles and figures of the reports", async (count) =>
    Promise.all([
      openBlogSource(environment, { cacheDir, count }),
      openBundles(environment, remember, { publicDir, workDir: join(cacheDir, "bundles") }),
      requireFigures(remember),
    ]),
  );
  const { [manifestFile]: _manifest, ...client } = bundles.client;
  await writeFiles(client, outDir);
  addAll();
  const renderer = await openRenderer(bundles.renderer, join(cacheDir, "prerender"));
  const assets = readBuiltAssets(bundles);
  const resources = await listResources({ environment, renderer, blog, assets, remember, cache });
  const documents = resources.filter(isDocument).length;
  await step("pages and their data", async (count) =>
    writeResources(resources, { outDir, compression, count }),
  );
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
  addAll();
  await step("compression", async (count) => compression.finish(count));
  await keep();
  await cache.prune();
  return documents;
}
