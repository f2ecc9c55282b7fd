import { join } from "node:path";
import type { Environment } from "../contracts/configuration/environment.ts";
import { listProviders } from "../contracts/privacy/provider.ts";
import { siteConfig } from "../site.config.ts";
import { openBlogSource } from "./blog/open-blog-source.ts";
import type { BuildFolders } from "./build-folders.ts";
import { buildBookingPage } from "./bundle/build-booking-page.ts";
import { buildClient } from "./bundle/build-client.ts";
import { buildRenderer } from "./bundle/build-renderer.ts";
import { collectPublicFiles } from "./bundle/collect-public-files.ts";
import { readBuiltAssets } from "./bundle/read-built-assets.ts";
import { listResources } from "./list-resources.ts";
import { compressFiles } from "./output/compress-files.ts";
import { describePolicy } from "./output/content-security-policy.ts";
import { writePolicyFiles } from "./output/write-policy-files.ts";
import { writeResource } from "./output/write-resource.ts";
import { requireFigures } from "./reports/require-figures.ts";
import { isDocument } from "./resource.ts";

/** Builds the whole site into a folder, deployable on any static host as it is; returns how many documents it has. */
export async function buildSite(
  environment: Environment,
  { outDir, cacheDir }: BuildFolders,
): Promise<number> {
  await requireFigures();
  const blog = await openBlogSource(environment, { cacheDir });
  const publicDir = join(cacheDir, "public");
  await collectPublicFiles(publicDir);
  await buildClient(outDir, publicDir);
  await buildBookingPage(outDir);
  const renderer = await buildRenderer(join(cacheDir, "prerender"));
  const assets = await readBuiltAssets(outDir);
  const resources = await listResources({ environment, renderer, blog, assets });
  for (const resource of resources) await writeResource(outDir, resource);
  const hasReports = Object.keys(siteConfig.reports).length > 0;
  const providers = listProviders({ ...environment, hasReports });
  await writePolicyFiles(outDir, (inline) => describePolicy(environment, inline, providers));
  await compressFiles(outDir);
  return resources.filter(isDocument).length;
}
