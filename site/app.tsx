import { useCallback, useEffect, useState } from "react";
import { Router, type AroundNavHandler } from "wouter";
import { siteConfig } from "../site.config.ts";
import { defaultLocale } from "../contracts/locale.ts";
import { Consent } from "./features/consent/consent.tsx";
import { ConsentLink } from "./features/consent/consent-link.tsx";
import { LanguageSwitch } from "./features/language/language-switch.tsx";
import { SiteFooter } from "./features/navigation/site-footer.tsx";
import { SiteHeader } from "./features/navigation/site-header.tsx";
import { describeHead } from "./head.ts";
import type { Metadata, PageData } from "./page-data.ts";
import { applyHead } from "./platform/page/apply-head.ts";
import { KeptMarkup, type KeptDocument } from "./platform/page/kept-markup.tsx";
import { isOnThisPage, openAddress } from "./platform/page/open-address.ts";
import { PageContext } from "./platform/page/page-context.tsx";
import { siteUrl } from "./platform/public-config.ts";
import { useArrival } from "./platform/page/use-arrival.ts";
import { routes, type Route } from "./routes.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { StartNotice } from "./ui/toast/start-notice.tsx";
import { ToastProvider } from "./ui/toast/toast.tsx";
import { useView, type View } from "./use-view.ts";

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
  const { view, edition, chooseLanguage } = useView(initial);
  const { data, module } = view;
  const [found, setFound] = useState<{ data: PageData; metadata: Metadata }>();

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
