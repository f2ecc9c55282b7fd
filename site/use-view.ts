import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { localePrefix, type Locale } from "../contracts/locale.ts";
import { loadPageModule } from "./load-page-module.ts";
import type { PageData, PageModule } from "./page-data.ts";
import { storeLanguageChoice, visitorsLanguage } from "./platform/language/language-choice.ts";
import { loadPageData } from "./platform/page/load-page-data.ts";
import { openAddress } from "./platform/page/open-address.ts";
import { matchPath, splitEdition } from "./routes.ts";

/** What is shown: page, data and language change together, as one value. */
export type View = { pathname: string; data: PageData; module: PageModule };

/** The view of the address and of the language chosen last; until it is loaded, the one before it. */
export function useView(initial: View): {
  view: View;
  edition: Locale | undefined;
  chooseLanguage: (choice: Locale) => void;
} {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const [view, setView] = useState(initial);
  const [chosen, setChosen] = useState<Locale>();
  const { edition } = splitEdition(view.pathname);
  const locale = findLanguage(pathname, view, chosen);

  // One load at a time: that of an earlier address or language is dropped.
  useEffect(() => {
    if (pathname === view.pathname && locale === view.data.locale) return undefined;
    let isCurrent = true;
    loadView(pathname, locale).then(
      (next) => isCurrent && setView(next),
      () => {
        if (!isCurrent) return;
        // A chunk or its data may be gone after a deploy: the server knows the address.
        const isOpen = pathname === view.pathname;
        openAddress(isOpen ? localePrefix[locale] + view.data.path : pathname);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, locale, view]);

  function chooseLanguage(choice: Locale): void {
    storeLanguageChoice(choice);
    setChosen(choice);
    if (edition === undefined || edition === choice) return;
    const { path } = splitEdition(pathname);
    const query = search === "" ? "" : `?${search}`;
    navigate(localePrefix[choice] + path + query, { replace: true });
  }

  return { view, edition, chooseLanguage };
}

/** The edition's language, else the one chosen, the one read so far, the visitor's (D3). */
function findLanguage(pathname: string, { pathname: shown, data }: View, chosen?: Locale): Locale {
  const { edition } = splitEdition(pathname);
  if (edition !== undefined) return edition;
  if (chosen !== undefined) return chosen;
  return splitEdition(shown).edition === undefined ? data.locale : visitorsLanguage();
}

async function loadView(pathname: string, locale: Locale): Promise<View> {
  const match = matchPath(splitEdition(pathname).path);
  const [data, module] = await Promise.all([
    loadPageData(locale, match),
    loadPageModule(match.name),
  ]);
  return { pathname, data, module };
}
