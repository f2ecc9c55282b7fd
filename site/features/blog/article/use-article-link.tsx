import type { ReactNode } from "react";
import type { Locale } from "../../../../contracts/locale.ts";
import { useCopy, useLocale, usePathTo } from "../../../platform/page/page-context.tsx";
import { matchPath, splitEdition } from "../../../routes.ts";
import { ExternalLink } from "../../../ui/external-link.tsx";

/**
 * Returns the link renderer of a text in `language`: site links stay in the reader's edition, others open a new tab.
 */
export function useArticleLink(
  language: Locale,
): (address: string, children: ReactNode) => ReactNode {
  const { opensInNewTab } = useCopy("common");
  const locale = useLocale();
  const pathTo = usePathTo();
  return (address, children) => {
    if (/^https?:/i.test(address)) {
      return (
        <ExternalLink
          href={address}
          note={opensInNewTab}
          noteLanguage={language === locale ? undefined : locale}
        >
          {children}
        </ExternalLink>
      );
    }
    const [, pathname = "", query, hash] =
      /^(\/[^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
    const { name, params } = matchPath(splitEdition(pathname).path);
    // A file, an anchor, a mail or a phone address is not a page of the app.
    if (pathname === "" || name === "notFound") return <a href={address}>{children}</a>;
    const options = {
      params,
      ...(query !== undefined && { query: Object.fromEntries(new URLSearchParams(query)) }),
      ...(hash !== undefined && { hash }),
    };
    return <a href={pathTo(name, options)}>{children}</a>;
  };
}
