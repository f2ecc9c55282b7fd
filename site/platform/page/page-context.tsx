import { createContext, use } from "react";
import { localePrefix, type Locale } from "../../../contracts/locale.ts";
import type { Copy, CopyGroup } from "../../copy.ts";
import type { Metadata, PageData } from "../../page-data.ts";
import { pathTo, type PathOptions, type RouteName } from "../../routes.ts";

export type PageContextValue = {
  data: PageData;
  /** Undefined where the visitor's language decides (D3). */
  edition: Locale | undefined;
  chooseLanguage: (locale: Locale) => void;
  /** Sets metadata found after prerendering, which updates title, canonical address and previews. */
  describePage: (metadata: Metadata) => void;
};

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePage(): PageContextValue {
  const value = use(PageContext);
  if (value === undefined) throw new Error("usePage needs a PageContext above it");
  return value;
}

export function useLocale(): Locale {
  return usePage().data.locale;
}

/** Throws unless the route lists the group (site/routes.ts). */
export function useCopy<Group extends CopyGroup>(group: Group): Copy[Group] {
  const { data } = usePage();
  const copy = data.copy[group];
  if (copy === undefined)
    throw new Error(`The route "${data.route}" does not list the copy group "${group}"`);
  return copy;
}

export function usePathTo(): (name: RouteName, options?: PathOptions) => string {
  const { edition } = usePage();
  const prefix = edition === undefined ? "" : localePrefix[edition];
  return (name, options) => pathTo(prefix, name, options);
}
