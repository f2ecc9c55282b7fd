import { siteConfig } from "../../site.config.ts";
import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import { toAddress } from "../../contracts/page-paths.ts";
import { routes, type PathMatch, type Route, type RouteName } from "../../site/routes.ts";
import { budgets, headerBudgets } from "../../tests/documents/budgets.ts";
import { listKinds } from "../../tests/support/site/list-pages.ts";

export type PageCase = {
  name: string;
  /** On its own origin. */
  path: string;
  /** Of the visitor's browser. */
  language: string;
  kind: "floor" | "page" | "report" | "visitor";
  /** Of a page that reads posts: the budget of its scripts in bytes, headers included. */
  blogScripts?: number;
  /** Asks search engines not to index it. */
  isHidden?: boolean;
  /** Is opened a second time in the same browser. */
  isReturned?: boolean;
};

const languages: Record<Locale, string> = { es: "es-ES", en: "en-US" };

/** Where an English visitor may arrive, and visitors come back. */
const entrances = new Set<RouteName>(["home", "services", "caseStudy", "blogPost"]);

/** The one with the most rows, the one of the home page, and one with a map of segments. */
const reports = ["airline-satisfaction", "soporte-bi", "rfm-analysis"];

export const floorCase: PageCase = {
  name: "floor",
  path: "/es",
  language: languages.es,
  kind: "floor",
  isReturned: true,
};

/** Every kind of page in both editions, the English visitor at Spanish addresses, and reports. */
export async function listCases(): Promise<PageCase[]> {
  const kinds = (await listKinds()).filter(({ name }) => name !== "notFound"); // Lighthouse measures no 404
  return [
    ...locales.flatMap((locale) => kinds.map((match) => listPage(match, locale))),
    ...kinds.filter(({ name }) => entrances.has(name)).map(listVisitor),
    ...reports.map((slug) => listReport(slug, "es")),
    listReport(reports[0]!, "en"),
  ];
}

function listPage({ name, path }: PathMatch, locale: Locale): PageCase {
  const route: Route = routes[name];
  const address = toAddress(locale, path);
  return {
    name: address,
    path: address,
    language: languages[locale],
    kind: "page",
    isHidden: route.hidden === true || siteConfig.demonstration,
    isReturned: locale === "es" && entrances.has(name),
    ...budgetBlog(name),
  };
}

function listVisitor({ name, path }: PathMatch): PageCase {
  const address = localePrefix.es + path;
  return {
    name: `${address}, English visitor`,
    path: address,
    language: languages.en,
    kind: "visitor",
    isHidden: siteConfig.demonstration,
    ...budgetBlog(name),
  };
}

/** Its data and what reads it come on top of what any page loads (decision 029). */
function budgetBlog(name: RouteName): { blogScripts?: number } {
  if (!name.startsWith("blog")) return {};
  const { scripts, scriptFiles } = budgets[name]!;
  return { blogScripts: scripts + scriptFiles * headerBudgets.asset };
}

function listReport(slug: string, locale: Locale): PageCase {
  const path = reportPath(slug, locale);
  return { name: path, path, language: languages[locale], kind: "report", isHidden: true };
}
