import redirects from "#folder/content/redirects.json" with { type: "json" };
import { defaultSiteUrl } from "../contracts/configuration/site-url.ts";
import { redirectsFile, spreadRedirects } from "../contracts/paths/redirects.ts";
import {
  describeSpeculationRules,
  speculationRulesPath,
} from "../contracts/paths/speculation-rules.ts";
import { listBlogResources } from "./blog/blog-files.ts";
import { listBlogParams } from "./blog/gather-blog.ts";
import { gatherSitemap } from "./discovery/gather-sitemap.ts";
import { listFeeds } from "./discovery/feeds/list-feeds.ts";
import { listGuides } from "./discovery/list-guides.ts";
import { listIcons } from "./discovery/list-icons.ts";
import { listManifests } from "./discovery/list-manifests.ts";
import { listSecurityContact } from "./discovery/list-security-contact.ts";
import { readTokens } from "./drawing/read-tokens.ts";
import { listPages } from "./pages/list-pages.ts";
import { listSitemap } from "./discovery/list-sitemap.ts";
import { listReportResources } from "./reports/list-report-resources.ts";
import { siteConfig } from "#folder/site.config.ts";
import { fileResource, type Resource } from "./resource.ts";
import type { SiteSources } from "./site-sources.ts";

export async function listResources(sources: SiteSources): Promise<Resource[]> {
  const { environment, renderer, blog, assets, remember, cache } = sources;
  const siteUrl = environment.VITE_SITE_URL ?? defaultSiteUrl;
  const moved = spreadRedirects(redirects);
  const openParams = await listBlogParams(blog.source);
  return [
    ...(await listPages(sources, openParams)),
    ...(await listReportResources({
      assetsOf: assets.ofReport,
      filesOf: assets.ofFile,
      claimsOf: assets.ofClaims,
      renderer,
      remember,
    })),
    ...listBlogResources(blog.files, cache),
    ...listFeeds({ siteUrl, source: blog.source, renderPostText: renderer.renderPostText }),
    fileResource(`/${redirectsFile}`, async () => JSON.stringify(moved)),
    fileResource(speculationRulesPath, async () => JSON.stringify(describeSpeculationRules())),
    ...listIcons(sources, readTokens),
    ...listManifests(readTokens),
    ...listGuides(siteUrl, sources),
    ...listSecurityContact(siteUrl, siteConfig.owner.email, new Date()),
    ...listSitemap(siteUrl, async () => gatherSitemap(sources, openParams)),
  ];
}
