import { useCallback, useEffect, useState } from "react";
import { Router, useLocation, useSearch, type AroundNavHandler } from "wouter";
import { siteConfig } from "../site.config.ts";
import { defaultLocale, localePrefix, type Locale } from "../contracts/locale.ts";
import { Consent } from "./features/consent/consent.tsx";
import { ConsentLink } from "./features/consent/consent-link.tsx";
import { LanguageSwitch } from "./features/language/language-switch.tsx";
import { SiteFooter } from "./features/navigation/site-footer.tsx";
import { SiteHeader } from "./features/navigation/site-header.tsx";
import { describeHead } from "./head.ts";
import { loadPageModule } from "./load-page-module.ts";
import type { Metadata, PageData, PageModule } from "./page-data.ts";
import { applyHead } from "./platform/page/apply-head.ts";
import { KeptMarkup, type KeptDocument } from "./platform/page/kept-markup.tsx";
import { storeLanguageChoice, visitorsLanguage } from "./platform/language/language-choice.ts";
import { loadPageData } from "./platform/page/load-page-data.ts";
import { isOnThisPage, openAddress } from "./platform/page/open-address.ts";
import { PageContext } from "./platform/page/page-context.tsx";
import { siteUrl } from "./platform/public-config.ts";
import { useArrival } from "./platform/page/use-arrival.ts";
import { matchPath, routes, splitEdition, type Route } from "./routes.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { StartNotice } from "./ui/toast/start-notice.tsx";
import { ToastProvider } from "./ui/toast/toast.tsx";

export type View = { pathname: string; data: PageData; module: PageModule };

type AppProps = {
  initial: View;
  /** The document's markup, shown again where the app cannot render. */
  kept?: KeptDocument | undefined;
};

export function App({ initial, kept }: AppProps) {
  return (
    <ErrorBoundary fallback={<KeptMarkup kept={kept} />}>
      <Router ssrPath={initial.pathname} aroundNav={navigateOrJump}>
        <Shell initial={initial} kept={kept} />
      </Router>
    </ErrorBoundary>
  );
}

/** A jump to an anchor of the open page is left to the browser, scroll and focus included. */
const navigateOrJump: AroundNavHandler = (navigate, to, options) => {
  if (isOnThisPage(to)) openAddress(to);
  else navigate(to, options);
};

function Shell({ initial, kept }: AppProps) {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const [view, setView] = useState(initial);
  const [chosen, setChosen] = useState<Locale>();
  const [found, setFound] = useState<{ data: PageData; metadata: Metadata }>();
  const { data, module } = view;
  const { edition } = splitEdition(view.pathname);
  const locale = findLanguage(pathname, view, chosen);

  // One load at a time, for the latest address and language: page, data and language change together.
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

  useEffect(() => {
    const route: Route = routes[data.route];
    const head = describeHead({
      metadata: found?.data === data ? found.metadata : module.describe(data),
      path: data.path,
      locale: data.locale,
      edition: edition ?? defaultLocale,
      siteUrl,
      brand: siteConfig.brand,
      route,
    });
    applyHead(data.locale, head);
  }, [data, module, edition, found]);

  useArrival(data.path);

  function chooseLanguage(choice: Locale): void {
    storeLanguageChoice(choice);
    setChosen(choice);
    if (edition === undefined || edition === choice) return;
    const { path } = splitEdition(pathname);
    const query = search === "" ? "" : `?${search}`;
    navigate(localePrefix[choice] + path + query, { replace: true });
  }

  const describePage = useCallback((metadata: Metadata) => setFound({ data, metadata }), [data]);

  const { Page } = module;
  const common = data.copy.common;
  return (
    <PageContext value={{ data, edition, chooseLanguage, describePage }}>
      <ToastProvider label={common?.notifications ?? ""} dismissLabel={common?.dismiss ?? ""}>
        <SiteHeader
          notice={<Consent />}
          languageSwitch={<LanguageSwitch />}
          menuLanguageSwitch={<LanguageSwitch long />}
        />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary subject={data} fallback={<KeptMarkup kept={kept} part="main" />}>
            <Page />
          </ErrorBoundary>
        </main>
        <SiteFooter consentLink={<ConsentLink />} />
        <StartNotice
          text={common?.start.failed ?? ""}
          retryLabel={common?.start.retry ?? ""}
          dismissLabel={common?.dismiss ?? ""}
        />
      </ToastProvider>
    </PageContext>
  );
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
