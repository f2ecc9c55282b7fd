import { localePrefix, locales, type Locale } from "../../contracts/locale.ts";
import { toAddress } from "../../contracts/paths/page-paths.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { siteConfig } from "../../demo/site.config.ts";
import { routes, type PathMatch, type Route, type RouteName } from "../../site/routes.ts";
import { listKinds } from "../../tests/support/site/list-pages.ts";

export type PageCase = {
  name: string;
  /** Path on the site's origin. */
  path: string;
  locale: Locale;
  /** `visitor` is a visit in another language than the document's. */
  kind: "reference" | "page" | "home" | "report" | "visitor";
  /** The page asks search engines not to index it. */
  isHidden: boolean;
  /** The page is loaded a second time in the same browser. */
  isReturned: boolean;
};

/** Pages where English visitors are likely to arrive, and to which visitors return. */
const entrances = new Set<RouteName>(["home", "services", "caseStudy", "blogPost"]);

/** The report with the most rows, the one on the home page, and one with a map of segments. */
const reports = ["airline-satisfaction", "soporte-bi", "rfm-analysis"];

export const referenceCase: PageCase = {
  name: "reference",
  path: "/es",
  locale: "es",
  kind: "reference",
  isHidden: false,
  isReturned: true,
};

/** Lists every kind of page in both editions, English visits at Spanish addresses, and reports. */
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
