import type { ReactNode } from "react";
import { Link } from "wouter";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { matchPath, splitEdition } from "../../../routes.ts";
import { ExternalLink } from "../../../ui/external-link.tsx";

/** Draws the links of an article: pages of this site inside the edition that is being read, other sites in a new tab. */
export function useArticleLink(): (address: string, words: ReactNode) => ReactNode {
  const { opensInNewTab } = useCopy("common");
  const pathTo = usePathTo();
  return (address, words) => {
    if (/^https?:/i.test(address)) {
      return (
        <ExternalLink href={address} note={opensInNewTab}>
          {words}
        </ExternalLink>
      );
    }
    const [, pathname = "", query, hash] =
      /^(\/[^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
    const { name, params } = matchPath(splitEdition(pathname).path);
    // A file, an anchor, a mail or phone address: no page of the app.
    if (pathname === "" || name === "notFound") return <a href={address}>{words}</a>;
    const options = {
      params,
      ...(query !== undefined && { query: Object.fromEntries(new URLSearchParams(query)) }),
      ...(hash !== undefined && { hash }),
    };
    return <Link href={pathTo(name, options)}>{words}</Link>;
  };
}
