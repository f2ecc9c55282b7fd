import { defaultSiteUrl } from "../contracts/configuration/site-url.ts";
import { describeSpeculationRules, speculationRulesPath } from "../contracts/speculation-rules.ts";
import { listBlogResources } from "./blog/blog-files.ts";
import { listBlogParams } from "./blog/gather-blog.ts";
import { listFeeds } from "./blog/list-feeds.ts";
import { listPages } from "./pages/list-pages.ts";
import { listSitemap } from "./pages/list-sitemap.ts";
import { listReportResources } from "./reports/list-report-resources.ts";
import { fileResource, type Resource } from "./resource.ts";
import type { SiteSources } from "./site-sources.ts";

export async function listResources(sources: SiteSources): Promise<Resource[]> {
  const { environment, renderer, blog, assets, remember } = sources;
  const siteUrl = environment.VITE_SITE_URL ?? defaultSiteUrl;
  const openParams = await listBlogParams(blog.source);
  return [
    ...listPages(sources, openParams),
    ...(await listReportResources({
      siteUrl,
      assetsOf: assets.ofReport,
      renderReport: renderer.renderReport,
      remember,
    })),
    ...listBlogResources(blog.files),
    ...listFeeds(siteUrl, blog.source),
    fileResource(speculationRulesPath, async () => JSON.stringify(describeSpeculationRules())),
    ...listSitemap(siteUrl, renderer.listPaths(openParams), renderer.routes),
  ];
}
