import { siteConfig } from "#folder/site.config.ts";
import type { SiteConfig } from "../../contracts/configuration/site-config.ts";
import { describeMeta, type HeadElement } from "../../site/head.ts";
import type { RouteName } from "../../site/routes.ts";

/** Lists the elements of the home page by which search engines recognize the owner. */
export function listVerifications(
  route: RouteName,
  { verification = [] }: Pick<SiteConfig, "verification"> = siteConfig,
): HeadElement[] {
  if (route !== "home") return [];
  return verification.map(({ name, content }) => describeMeta("name", name, content));
}
