import caseStudies from "../content/catalogue/case-studies.json" with { type: "json" };
import { localePrefix, locales, type Locale } from "../contracts/locale.ts";
import { enquirySentPath } from "../contracts/contact-message.ts";
import { pagePaths } from "../contracts/page-paths.ts";
import { caseStudyPath } from "../contracts/report-paths.ts";
import type { CopyGroup } from "./copy.ts";

export type Route = {
  /** Path below the edition's prefix; `:name` marks a parameter. */
  path: string;
  /** File name in `pages/`, without its ending. */
  page: string;
  /** Translation groups the page shows whole, beside those of the shell. */
  copy: readonly CopyGroup[];
  /** Anchors of the page that other pages link to. */
  anchors?: readonly string[];
  /** Known values of the parameters: what is prerendered, and what exists. */
  params?: readonly Record<string, string>[];
  /** Its parameters come with the content: any value may exist, and what exists is known only to the blog's source. */
  open?: true;
  /** Kept out of search engines and sitemaps. */
  hidden?: true;
  /** Its document names the blog's feed. */
  feed?: true;
};

/** Copy of the navigation bar, the footer and the notices: on every page. */
export const shellCopy = ["nav", "common", "footer", "consent"] as const satisfies CopyGroup[];

/** Every address of the site (§2, D6): the only place where a path is written. */
export const routes = {
  home: {
    path: "/",
    page: "home",
    copy: [
      "hero",
      "about",
      "services",
      "projects",
      "workValues",
      "testimonials",
      "social",
      "contact",
    ],
    anchors: ["home", "services", "about", "testimonials", "social", "contact"],
  },
  services: {
    path: "/servicios",
    page: "services",
    copy: ["servicePage", "services", "contact"],
    anchors: ["services", "contact"],
  },
  projects: {
    path: "/proyectos",
    page: "projects",
    copy: ["projectsPage", "projects", "contact"],
    anchors: ["projects", "contact"],
  },
  caseStudy: {
    path: caseStudyPath,
    page: "case-study",
    copy: ["contact"],
    params: caseStudies.map(({ slug }) => ({ slug })),
  },
  blog: { path: "/blog", page: "blog", copy: ["blog"], feed: true },
  blogCategory: {
    path: "/blog/categoria/:category",
    page: "blog",
    copy: ["blog"],
    open: true,
    feed: true,
  },
  blogPost: { path: "/blog/:slug", page: "article", copy: ["blog"], open: true, feed: true },
  consultations: {
    path: pagePaths.consultations,
    page: "consultations",
    copy: ["consultations", "contact"],
  },
  course: { path: "/cursos", page: "course", copy: ["course"] },
  notice: { path: "/aviso-legal", page: "legal", copy: ["legal"] },
  privacy: { path: pagePaths.privacy, page: "legal", copy: ["legal"] },
  cookies: { path: "/politica-cookies", page: "legal", copy: ["legal"] },
  enquirySent: { path: enquirySentPath, page: "enquiry-sent", copy: ["contact"], hidden: true },
  notFound: { path: "/404", page: "not-found", copy: ["notFound"], hidden: true },
} as const satisfies Record<string, Route>;

/** File below the edition's prefix that announces new posts to feed readers. */
export const feedPath = "/blog/feed.xml";

export type RouteName = keyof typeof routes;

export type PathMatch = {
  name: RouteName;
  /** Path below the edition's prefix, `"/404"` for an unknown address. */
  path: string;
  params: Record<string, string>;
};

/** Splits an address into edition and path, e.g. `"/en/servicios"` into `"en"` and `"/servicios"`; no edition means the visitor's language. */
export function splitEdition(pathname: string): { edition: Locale | undefined; path: string } {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
  for (const locale of locales) {
    const prefix = localePrefix[locale];
    if (prefix === "") continue;
    if (trimmed === prefix) return { edition: locale, path: "/" };
    if (trimmed.startsWith(`${prefix}/`)) {
      return { edition: locale, path: trimmed.slice(prefix.length) };
    }
  }
  return { edition: undefined, path: trimmed };
}

/** Finds the route of a path below the edition's prefix; an unknown one is the not-found page. */
export function matchPath(path: string): PathMatch {
  for (const name of routeNames()) {
    const route: Route = routes[name];
    const params = readParams(route.path, path);
    if (params === undefined) continue;
    if (route.params?.some((known) => sameParams(known, params)) === false) continue;
    return { name, path, params };
  }
  return { name: "notFound", path: routes.notFound.path, params: {} };
}

/** Values of the parameters of open routes. */
export type OpenParams = Partial<Record<RouteName, readonly Record<string, string>[]>>;

/** Every address to prerender, below the edition's prefix; of open routes those whose parameters are given. */
export function listPaths(openParams: OpenParams = {}): PathMatch[] {
  return routeNames().flatMap((name) => {
    const route: Route = routes[name];
    const list = route.open === true ? (openParams[name] ?? []) : (route.params ?? [{}]);
    return list.map((params) => ({
      name,
      path: fillParams(route.path, params),
      params,
    }));
  });
}

export type PathOptions = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  hash?: string;
};

/** Builds the address of a route in an edition, e.g. `("/en", "home", { hash: "contact" })` gives `"/en#contact"`. */
export function pathTo(prefix: string, name: RouteName, options: PathOptions = {}): string {
  const path = fillParams(routes[name].path, options.params ?? {});
  const query = options.query === undefined ? "" : `?${String(new URLSearchParams(options.query))}`;
  const hash = options.hash === undefined ? "" : `#${options.hash}`;
  return (path === "/" ? prefix || "/" : prefix + path) + query + hash;
}

/** The address that stands for those of an open route which were unknown when the site was built: its data holds the texts alone. */
export function matchUnknown(name: RouteName): PathMatch {
  return { name, path: routes[name].path.replaceAll(/:\w+/g, "_"), params: {} };
}

/** Every open route. */
export function listOpenRoutes(): RouteName[] {
  return routeNames().filter((name) => (routes[name] as Route).open === true);
}

/** File that holds the data of a page, for in-app navigation and for a change of language. */
export function pageDataPath(locale: Locale, path: string): string {
  return `/_data/${locale}${path === "/" ? "/index" : path}.json`;
}

function routeNames(): RouteName[] {
  return Object.keys(routes) as RouteName[];
}

function readParams(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split("/");
  const actual = path.split("/");
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

function fillParams(pattern: string, params: Record<string, string>): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
}

function sameParams(known: Record<string, string>, params: Record<string, string>): boolean {
  return Object.entries(known).every(([name, value]) => params[name] === value);
}
