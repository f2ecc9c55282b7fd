import { localePrefix } from "../../../contracts/locale.ts";
import { pathTo, type RouteName } from "../../../site/routes.ts";
import type { GraphNode, GraphSource } from "./graph.ts";

const parents: Partial<Record<RouteName, "projects" | "blog">> = {
  caseStudy: "projects",
  blogPost: "blog",
  blogCategory: "blog",
};

/** Where a page below a list stands, in the words of the menu; of the others the address says as much. */
export function describeBreadcrumbs({ data, siteUrl, address, heading }: GraphSource): GraphNode[] {
  const { nav } = data.copy;
  const parent = parents[data.route];
  if (nav === undefined || parent === undefined) return [];
  const above = (["home", parent] as const).map((name) => ({
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
