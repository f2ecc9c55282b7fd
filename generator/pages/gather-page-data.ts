import services from "#folder/content/catalogue/services.json" with { type: "json" };
import { siteConfig } from "#folder/site.config.ts";
import type { Environment } from "../../contracts/configuration/environment.ts";
import { listOffered } from "../../contracts/find-price.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { CopyGroup } from "../../site/copy.ts";
import type { OfferedService, PageData } from "../../site/page-data.ts";
import type { PathMatch, Route } from "../../site/routes.ts";
import { gatherBlog } from "../blog/gather-blog.ts";
import type { Renderer } from "../bundle/load-renderer.ts";
import type { SiteSources } from "../site-sources.ts";
import { gatherHome } from "./gather-home.ts";
import { gatherCaseStudy } from "./gather-case-study.ts";
import { readLegalText } from "../legal/read-legal-text.ts";
import { readCopy } from "./read-copy.ts";

/**
 * Gathers a page's data in a language: its route, the copy of its groups, and the content that only this kind of page
 * has.
 */
export async function gatherPageData(
  {
    environment,
    blog,
    renderer,
    remember,
  }: Pick<SiteSources, "environment" | "blog"> & {
    renderer: Pick<Renderer, "routes" | "shellCopy">;
    remember?: SiteSources["remember"];
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
  if (copy.consultations !== undefined) leaveOutPackages(copy.consultations.packages.items);
  const offers = route.copy.includes("services");
  const data = {
    route: match.name,
    path: match.path,
    params: match.params,
    locale,
    copy,
    ...(offers && { services: services.map((one) => describeService(one, match.name)) }),
  };
  if (match.name === "home") return { ...data, home: await gatherHome(locale, remember) };
  const { slug } = match.params;
  if (match.name === "caseStudy" && slug !== undefined) {
    return { ...data, caseStudy: await gatherCaseStudy(slug, locale) };
  }
  const posts = await gatherBlog(match, locale, blog.source);
  if (posts !== undefined) return { ...data, blog: posts };
  if (route.page !== "legal") return data;
  return { ...data, legal: await readLegalText(match.path, locale, environment) };
}

/** Removes packages without a discount, which are not offered; the copy object is shared by all pages. */
function leaveOutPackages(items: Record<string, unknown>): void {
  const offered: readonly string[] = listOffered(siteConfig.prices);
  for (const name of Object.keys(items)) if (!offered.includes(name)) delete items[name];
}

function describeService(
  { id, drawing, leadsTo }: (typeof services)[number],
  page: PathMatch["name"],
): OfferedService {
  if (leadsTo === "contact") return { id, drawing };
  const to = leadsTo === "course" ? "course" : "consultations";
  // A link from home opens the page at its top, even if the visitor had scrolled it before (§2).
  const isOpenedAtTop = page === "home" && to === "consultations";
  return { id, drawing, to, ...(isOpenedAtTop && { at: { hash: "top" } }) };
}

function listConfiguredCopy({ name, params }: PathMatch, environment: Environment): CopyGroup[] {
  const isEmbedding =
    (name === "consultations" && environment.VITE_BOOKING_URL !== undefined) ||
    (name === "caseStudy" && siteConfig.reports[params["slug"] ?? ""] !== undefined);
  return isEmbedding ? ["embeds"] : [];
}
