import { siteConfig } from "../../site.config.ts";
import type { Environment } from "../../contracts/configuration/environment.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { BlogSource } from "../../site/features/blog/blog-source.ts";
import type { CopyGroup } from "../../site/copy.ts";
import type { PageData } from "../../site/page-data.ts";
import type { PathMatch, Route } from "../../site/routes.ts";
import { gatherBlog } from "../blog/gather-blog.ts";
import { gatherCaseStudy } from "./gather-case-study.ts";
import { readLegalText } from "../legal/read-legal-text.ts";
import { readCopy } from "./read-copy.ts";

/** Where pages take their content from, beside the files of `content/`. */
export type PageSources = { environment: Environment; blog: BlogSource };

/** Gathers the data of a page in a language: its route, the texts of its translation groups, and what only its kind of page shows. */
export async function gatherPageData(
  match: PathMatch,
  locale: Locale,
  route: Route,
  shellCopy: readonly string[],
  { environment, blog: blogSource }: PageSources,
): Promise<PageData> {
  const groups = [
    ...new Set([...shellCopy, ...route.copy, ...listConfiguredCopy(match, environment)]),
  ];
  const entries = await Promise.all(
    groups.map(async (group) => [group, await readCopy(locale, group)] as const),
  );
  const copy = Object.fromEntries(entries) as PageData["copy"];
  const data = { route: match.name, path: match.path, params: match.params, locale, copy };
  const { slug } = match.params;
  if (match.name === "caseStudy" && slug !== undefined) {
    return { ...data, caseStudy: await gatherCaseStudy(slug, locale) };
  }
  const blog = await gatherBlog(match, locale, blogSource);
  if (blog !== undefined) return { ...data, blog };
  if (route.page !== "legal") return data;
  return { ...data, legal: await readLegalText(match.path, locale, environment) };
}

/** Groups that only this configuration shows on a page: those of what it embeds (D16). */
function listConfiguredCopy({ name, params }: PathMatch, environment: Environment): CopyGroup[] {
  const isEmbedding =
    (name === "consultations" && environment.VITE_BOOKING_URL !== undefined) ||
    (name === "caseStudy" && siteConfig.reports[params["slug"] ?? ""] !== undefined);
  return isEmbedding ? ["embeds"] : [];
}
