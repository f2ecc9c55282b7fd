import { siteConfig } from "../../site.config.ts";
import type { Environment } from "../../contracts/configuration/environment.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { CopyGroup } from "../../site/copy.ts";
import type { PageData } from "../../site/page-data.ts";
import type { PathMatch, Route } from "../../site/routes.ts";
import { gatherBlog } from "../blog/gather-blog.ts";
import type { Renderer } from "../bundle/load-renderer.ts";
import type { SiteSources } from "../site-sources.ts";
import { gatherHome } from "./gather-home.ts";
import { gatherCaseStudy } from "./gather-case-study.ts";
import { readLegalText } from "../legal/read-legal-text.ts";
import { readCopy } from "./read-copy.ts";

/** Gathers the data of a page in a language: its route, the copy of its translation groups, and what only its kind of page shows. */
export async function gatherPageData(
  {
    environment,
    blog,
    renderer,
  }: Pick<SiteSources, "environment" | "blog"> & {
    renderer: Pick<Renderer, "routes" | "shellCopy">;
  },
  match: PathMatch,
  locale: Locale,
): Promise<PageData> {
  const route: Route = renderer.routes[match.name];
  const configured = listConfiguredCopy(match, environment);
  const groups = [...new Set([...renderer.shellCopy, ...route.copy, ...configured])];
  const entries = await Promise.all(
    groups.map(async (group) => [group, await readCopy(locale, group)] as const),
  );
  const copy = Object.fromEntries(entries) as PageData["copy"];
  const data = { route: match.name, path: match.path, params: match.params, locale, copy };
  if (match.name === "home") return { ...data, home: await gatherHome(locale) };
  const { slug } = match.params;
  if (match.name === "caseStudy" && slug !== undefined) {
    return { ...data, caseStudy: await gatherCaseStudy(slug, locale) };
  }
  const posts = await gatherBlog(match, locale, blog.source);
  if (posts !== undefined) return { ...data, blog: posts };
  if (route.page !== "legal") return data;
  return { ...data, legal: await readLegalText(match.path, locale, environment) };
}

function listConfiguredCopy({ name, params }: PathMatch, environment: Environment): CopyGroup[] {
  const isEmbedding =
    (name === "consultations" && environment.VITE_BOOKING_URL !== undefined) ||
    (name === "caseStudy" && siteConfig.reports[params["slug"] ?? ""] !== undefined);
  return isEmbedding ? ["embeds"] : [];
}
