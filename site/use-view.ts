import { useCallback, useEffect, useState } from "react";
import { localePrefix, type Locale } from "../contracts/locale.ts";
import { loadView, prefetchView, type View } from "./load-view.ts";
import { storeLanguageChoice, visitorsLanguage } from "./platform/language/language-choice.ts";
import { followLinks } from "./platform/navigation/follow-links.ts";
import { noteHeading } from "./platform/navigation/known-titles.ts";
import { isClosed, navigate, usePathname } from "./platform/navigation/location.ts";
import { openAddress } from "./platform/navigation/open-address.ts";
import { changePage } from "./platform/navigation/change-page.ts";
import { watchIntent } from "./platform/navigation/watch-intent.ts";
import { isAnswering } from "./platform/network/is-answering.ts";
import { splitEdition } from "./routes.ts";

const lateAfterMs = 50; // issue 13: a response is visible within 100 ms

/** A view that is late: its page, if that is another one, and a retry once it has failed. */
type Delay = { pathname?: string; retry?: () => void };

/** Returns the view of the address in the language chosen last; before it is loaded, the previous one. */
export function useView(initial: View): {
  view: View;
  locale: Locale;
  delay: Delay | undefined;
  edition: Locale | undefined;
  chooseLanguage: (choice: Locale) => void;
} {
  const pathname = usePathname(initial.pathname);
  const [view, setView] = useState(initial);
  const [delay, setDelay] = useState<Delay>();
  const [chosen, setChosen] = useState<Locale>();
  const { edition } = splitEdition(view.pathname);
  const locale = findLanguage(pathname, view, chosen);
  const isShown = pathname === view.pathname && locale === view.data.locale;

  useEffect(followLinks, []);
  useEffect(
    () =>
      watchIntent((link) => {
        if (link.pathname !== pathname)
          prefetchView(link.pathname, findLanguage(link.pathname, view, chosen));
      }),
    [pathname, view, chosen],
  );

  useEffect(() => {
    if (isShown) return undefined;
    const stop = openView({ view, pathname, locale, show: setView, wait: setDelay });
    return () => {
      stop();
      setDelay(undefined);
    };
  }, [pathname, locale, view, isShown]);

  const chooseLanguage = useCallback((choice: Locale): void => {
    storeLanguageChoice(choice);
    const asked = splitEdition(location.pathname);
    if (isClosed()) {
      openAddress(localePrefix[choice] + asked.path);
      return;
    }
    setChosen(choice);
    if (asked.edition === undefined || asked.edition === choice) return;
    navigate(localePrefix[choice] + asked.path + location.search, { replace: true });
  }, []);

  return { view, locale, delay: isShown ? undefined : delay, edition, chooseLanguage };
}

/** Returns the edition's language, else the chosen, the current, or the visitor's (D3). */
function findLanguage(pathname: string, { pathname: shown, data }: View, chosen?: Locale): Locale {
  const { edition } = splitEdition(pathname);
  if (edition !== undefined) return edition;
  if (chosen !== undefined) return chosen;
  return splitEdition(shown).edition === undefined ? data.locale : visitorsLanguage();
}

type Opening = {
  view: View;
  pathname: string;
  locale: Locale;
  show: (next: View) => void;
  wait: (delay: Delay) => void;
};

/** Loads a view; returns a function that drops it, so that one load runs at a time. */
function openView({ view, pathname, locale, show, wait }: Opening): () => void {
  const isOtherPage = splitEdition(pathname).path !== splitEdition(view.pathname).path;
  const late: Delay = isOtherPage ? { pathname } : {};
  const address = isOtherPage ? pathname : localePrefix[locale] + view.data.path;
  let isCurrent = true;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    wait(late);
  }, lateAfterMs);

  const arrive = (next: View): void => {
    const change = () => {
      // The visitor may have left the address before the effect's cleanup stops the load.
      if (!isCurrent || location.pathname !== pathname) return;
      clearTimeout(timer);
      noteHeading(view.pathname);
      show(next);
    };
    // A late view replaces a placeholder, so there is no picture to animate.
    if (isOtherPage && !isLate && isCurrent) changePage(change);
    else change();
  };
  const lose = async (): Promise<void> => {
    // A deploy may have removed a chunk or its data: the server knows the address.
    const hasServer = await isAnswering();
    if (!isCurrent) return;
    if (hasServer) openAddress(address);
    else {
      clearTimeout(timer);
      wait({ ...late, retry: load });
    }
  };
  const load = (): void => {
    if (isCurrent) loadView(pathname, locale).then(arrive, () => void lose());
  };
  load();
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}
