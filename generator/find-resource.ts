import { defaultLocale, localePrefix } from "../contracts/locale.ts";
import { findEdition } from "../contracts/paths/page-paths.ts";
import type { Resource } from "./resource.ts";

/**
 * Finds the resource of a path as a host would; an unknown path gives the edition's not-found page with status 404.
 */
export function findResource(
  resources: readonly Resource[],
  pathname: string,
): { resource: Resource; status: 200 | 404 } {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const resource = resources.find(({ address }) => address === path);
  if (resource !== undefined) return { resource, status: 200 };
  const prefix = localePrefix[findEdition(path) ?? defaultLocale];
  const missing = resources.find(({ address }) => address === `${prefix}/404`);
  if (missing === undefined) throw new Error(`The site has no page ${prefix}/404`);
  return { resource: missing, status: 404 };
}
