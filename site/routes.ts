import { parse } from "regexparam";
import pages from "#folder/content/catalogue/pages.json" with { type: "json" };
import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import { localePrefix, type Locale } from "../contracts/locale.ts";
import { findEdition, pagePaths } from "../contracts/paths/page-paths.ts";
import { caseStudyPath } from "../contracts/paths/report-paths.ts";
import { siteConfig } from "#folder/site.config.ts";
import type { CopyGroup } from "./copy.ts";

export type Route = {
  /** Without the edition's prefix; `:name` marks a parameter. */
  path: string;
  page: string;
  /** Groups of copy that the page reads, besides `shellCopy`. */
  copy: readonly CopyGroup[];
  /** Values to prerender; others do not exist. */
  params?: readonly Record<string, string>[];
  /** True if any value may exist, as only the blog's source knows. */
  open?: true;
  /** The language of a page that exists in one alone (D2). */
  only?: Locale;
  /** True if its own policy lets it send nothing: it is opened and left by loading a document. */
  closed?: true;
  /** True if search engines and sitemaps leave it out. */
  hidden?: true;
};

export const shellCopy = ["nav", "common", "footer", "consent"] as const satisfies CopyGroup[];

/** All addresses of the site (§2, D6): the only place that defines paths. */
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
  },
  services: {
    path: "/servicios",
    page: "services",
    copy: ["servicePage", "services", "contact"],
  },
  projects: {
    path: "/proyectos",
    page: "projects",
    copy: ["projectsPage", "projects", "contact"],
  },
  caseStudy: {
    path: caseStudyPath,
    page: "case-study",
    copy: ["contact"],
    params: caseStudies.map(({ slug }) => ({ slug })),
  },
  blog: { path: "/blog", page: "blog", copy: ["blog"] },
  blogCategory: {
    path: "/blog/categoria/:category",
    page: "blog",
    copy: ["blog"],
    open: true,
  },
  blogPost: { path: "/blog/:slug", page: "article", copy: ["blog"], open: true },
  consultations: {
    path: pagePaths.consultations,
    page: "consultations",
    copy: ["consultations", "contact"],
  },
  guide: { path: "/que-necesito", page: "guide", copy: ["guide", "contact"] },
  trial: { path: pagePaths.trial, page: "trial", copy: ["trial"], closed: true },
  course: { path: "/cursos", page: "course", copy: ["course"], only: "es" },
  notice: { path: "/aviso-legal", page: "legal", copy: ["legal"] },
  privacy: { path: pagePaths.privacy, page: "legal", copy: ["legal"] },
  cookies: { path: "/politica-cookies", page: "legal", copy: ["legal"] },
  accessibility: { path: "/accesibilidad", page: "legal", copy: ["legal"] },
  demonstration: {
    path: "/demostracion",
    page: "legal",
    copy: ["legal"],
    params: siteConfig.demonstration ? [{}] : [],
    hidden: true,
  },
  /** The owner's pages of text. */
  page: {
    path: "/:page",
    page: "legal",
    copy: ["legal"],
    params: (pages as string[]).map((page) => ({ page })),
  },
  enquirySent: {
    path: pagePaths.enquirySent,
    page: "enquiry-sent",
    copy: ["contact"],
    hidden: true,
  },
  notFound: { path: "/404", page: "not-found", copy: ["notFound"], hidden: true },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export type PathMatch = {
  name: RouteName;
  /** Without the edition's prefix; `"/404"` for an unknown address. */
  path: string;
  params: Record<string, string>;
};

/**
 * Splits an address: `"/en/servicios"` gives `"en"` and `"/servicios"`; without an edition the visitor's language
 * applies.
 */
export function splitEdition(pathname: string): { edition: Locale | undefined; path: string } {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
  const edition = findEdition(trimmed);
  const prefix = edition === undefined ? "" : localePrefix[edition];
  return { edition, path: trimmed.slice(prefix.length) || "/" };
}

export function matchPath(path: string): PathMatch {
  for (const name of routeNames()) {
    const route: Route = routes[name];
    const params = readParams(route.path, path);
    // Skips other spellings: the pattern accepts any case and a trailing slash, which no document's address has.
    if (fillParams(route.path, params) !== path) continue;
    if (route.params?.some((known) => sameParams(known, params)) === false) continue;
    return { name, path, params };
  }
  return { name: "notFound", path: routes.notFound.path, params: {} };
}

export type OpenParams = Partial<Record<RouteName, readonly Record<string, string>[]>>;

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

/** Returns an address: `("/en", "home", { hash: "contact" })` gives `"/en#contact"`. */
export function pathTo(prefix: string, name: RouteName, options: PathOptions = {}): string {
  const path = fillParams(routes[name].path, options.params ?? {});
  const query = options.query === undefined ? "" : `?${String(new URLSearchParams(options.query))}`;
  const hash = options.hash === undefined ? "" : `#${options.hash}`;
  return (path === "/" ? prefix || "/" : prefix + path) + query + hash;
}

/** Returns the match for addresses unknown to the build, whose page data is the copy alone. */
export function matchUnknown(name: RouteName): PathMatch {
  return { name, path: routes[name].path.replaceAll(/:\w+/g, "_"), params: {} };
}

export function listOpenRoutes(): RouteName[] {
  return routeNames().filter((name) => (routes[name] as Route).open === true);
}

export function pageDataPath(locale: Locale, path: string): string {
  return `/_data/${locale}${path === "/" ? "/index" : path}.json`;
}

function routeNames(): RouteName[] {
  return Object.keys(routes) as RouteName[];
}

function readParams(route: string, path: string): Record<string, string> {
  const { keys, pattern } = parse(route);
  const [, ...values] = pattern.exec(path) ?? [];
  return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? ""]));
}

function fillParams(route: string, params: Record<string, string>): string {
  return route.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
}

function sameParams(known: Record<string, string>, params: Record<string, string>): boolean {
  return Object.entries(known).every(([name, value]) => params[name] === value);
}
