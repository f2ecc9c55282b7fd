import { localePrefix } from "../../../contracts/locale.ts";
import type { PageData } from "../../../site/page-data.ts";
import { pathTo, type RouteName } from "../../../site/routes.ts";
import type { GraphNode, GraphSource } from "./graph.ts";

const parents = { caseStudy: "projects", blogPost: "blog", blogCategory: "blog" } as const;
const namedInMenu = ["services", "projects", "blog"] as const;

type Step = { name: string; item: string };

/** Where a page stands, in the words of the menu. */
export function describeBreadcrumbs({ data, siteUrl, address, heading }: GraphSource): GraphNode[] {
  const { nav } = data.copy;
  if (nav === undefined) return [];
  const prefix = localePrefix[data.locale];
  const stepTo = (name: "home" | (typeof namedInMenu)[number]): Step => ({
    name: nav[name],
    item: siteUrl + pathTo(prefix, name),
  });
  const parent = findParent(data.route);
  const known = namedInMenu.find((name) => name === data.route);
  const last = { name: known === undefined ? heading : nav[known], item: address };
  const steps = [stepTo("home"), ...(parent === undefined ? [] : [stepTo(parent)]), last];
  const itemListElement = steps.map(({ name, item }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item,
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}

function findParent(route: PageData["route"]) {
  const known: Partial<Record<RouteName, "projects" | "blog">> = parents;
  return known[route];
}
