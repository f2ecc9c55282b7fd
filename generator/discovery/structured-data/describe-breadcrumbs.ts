import { localePrefix } from "../../../contracts/locale.ts";
import { pathTo, type RouteName } from "../../../site/routes.ts";
import type { GraphNode, GraphSource } from "./graph.ts";

const parents: Partial<Record<RouteName, readonly ("home" | "projects" | "blog")[]>> = {
  projects: ["home"],
  blog: ["home"],
  caseStudy: ["home", "projects"],
  blogPost: ["home", "blog"],
  blogCategory: ["home", "blog"],
};

/** Describes the breadcrumbs of a list or of a page below one, with the names of the menu. */
export function describeBreadcrumbs({ data, siteUrl, address, heading }: GraphSource): GraphNode[] {
  const { nav } = data.copy;
  const names = parents[data.route];
  if (nav === undefined || names === undefined) return [];
  const above = names.map((name) => ({
    name: nav[name],
    item: siteUrl + pathTo(localePrefix[data.locale], name),
  }));
  const steps = [...above, { name: heading, item: address }];
  const itemListElement = steps.map(({ name, item }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item,
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}
