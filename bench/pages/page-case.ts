import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import { toAddress } from "../../contracts/page-paths.ts";
import { reportPath } from "../../contracts/report-paths.ts";
import { siteConfig } from "../../site.config.ts";
import { routes, type PathMatch, type Route, type RouteName } from "../../site/routes.ts";
import { listKinds } from "../../tests/support/site/list-pages.ts";

export type PageCase = {
  name: string;
  /** On its own origin. */
  path: string;
  locale: Locale;
  /** A visitor is one whose language is not the document's. */
  kind: "floor" | "page" | "home" | "report" | "visitor";
  /** Asks search engines not to index it. */
  isHidden: boolean;
  /** Is loaded a second time in the same browser. */
  isReturned: boolean;
};

/** Pages where an English visitor may arrive, and where visitors come back. */
const entrances = new Set<RouteName>(["home", "services", "caseStudy", "blogPost"]);

/** The one with the most rows, the one of the home page, and one with a map of segments. */
const reports = ["airline-satisfaction", "soporte-bi", "rfm-analysis"];

export const floorCase: PageCase = {
  name: "floor",
  path: "/es",
  locale: "es",
  kind: "floor",
  isHidden: false,
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
    locale,
    kind: name === "home" ? "home" : "page",
    isHidden: route.hidden === true || siteConfig.demonstration,
    isReturned: locale === "es" && entrances.has(name),
  };
}

function listVisitor(match: PathMatch): PageCase {
  const path = localePrefix.es + match.path;
  const page = listPage(match, "es");
  return {
    ...page,
    name: `${path}, English visitor`,
    path,
    locale: "en",
    kind: "visitor",
    isReturned: false,
  };
}

function listReport(slug: string, locale: Locale): PageCase {
  const path = reportPath(slug, locale);
  return { name: path, path, locale, kind: "report", isHidden: true, isReturned: false };
}
