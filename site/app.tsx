import { useCallback, useEffect, useMemo, useState } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { defaultLocale } from "../contracts/locale.ts";
import { Consent } from "./features/consent/consent.tsx";
import { ConsentLink } from "./features/consent/consent-link.tsx";
import { LanguageSwitch } from "./features/language/language-switch.tsx";
import { PendingPage } from "./features/navigation/pending-page.tsx";
import { SiteFooter } from "./features/navigation/site-footer.tsx";
import { SiteHeader } from "./features/navigation/site-header.tsx";
import { describeHead } from "./head.ts";
import type { View } from "./load-view.ts";
import type { Metadata, PageData } from "./page-data.ts";
import { applyHead } from "./platform/page/apply-head.ts";
import { KeptMarkup, type KeptDocument } from "./platform/page/kept-markup.tsx";
import { findTitle } from "./platform/navigation/known-titles.ts";
import { PageContext } from "./platform/page/page-context.tsx";
import { isIndexed, siteUrl } from "./platform/public-config.ts";
import { PrerenderedSearch, useSearch } from "./platform/navigation/location.ts";
import { useArrival } from "./platform/navigation/use-arrival.ts";
import { routes, type Route } from "./routes.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { LostNotice } from "./ui/toast/lost-notice.tsx";
import { StartNotice } from "./ui/toast/start-notice.tsx";
import { ToastProvider } from "./ui/toast/toast.tsx";
import { useView } from "./use-view.ts";

type AppProps = {
  initial: View;
  /** The query that the document was prerendered for. */
  search?: string | undefined;
  /** The document's markup, shown when the app cannot render. */
  kept?: KeptDocument | undefined;
};

export function App({ initial, search = "", kept }: AppProps) {
  return (
    <ErrorBoundary fallback={<KeptMarkup kept={kept} />}>
      <PrerenderedSearch value={search}>
        <Shell initial={initial} kept={kept} />
      </PrerenderedSearch>
    </ErrorBoundary>
  );
}

function Shell({ initial, kept }: Omit<AppProps, "search">) {
  const search = useSearch();
  const { view, locale, delay, edition, chooseLanguage } = useView(initial);
  const { data, module } = view;
  const [found, setFound] = useState<{ data: PageData; metadata: Metadata }>();

  useEffect(() => {
    const route: Route = routes[data.route];
    const head = describeHead({
      metadata: found?.data === data ? found.metadata : module.describe(data, search),
      path: data.path,
      edition: edition ?? defaultLocale,
      siteUrl,
      brand: siteConfig.brand,
      route,
      isIndexed,
    });
    applyHead(data.locale, head);
  }, [data, module, search, edition, found]);

  // `delay.pathname` is unset for a late edition: its page stays readable.
  const awaited = delay?.pathname;
  useArrival(data.path, awaited !== undefined);

  const describePage = useCallback((metadata: Metadata) => setFound({ data, metadata }), [data]);

  const context = useMemo(
    () => ({ data, edition, chooseLanguage, describePage }),
    [data, edition, chooseLanguage, describePage],
  );
  // Memoized: the response to a link does not wait for a render of the page it leaves.
  const page = useMemo(() => <module.Page />, [module]);
  const common = data.copy.common;
  return (
    <PageContext value={context}>
      <ToastProvider label={common?.notifications ?? ""} dismissLabel={common?.dismiss ?? ""}>
        <SiteHeader
          notice={<Consent />}
          languageSwitch={<LanguageSwitch chosen={locale} />}
          menuLanguageSwitch={<LanguageSwitch long chosen={locale} />}
        />
        <main id="main" tabIndex={-1} aria-busy={awaited === undefined ? undefined : true}>
          {awaited !== undefined && <PendingPage title={findTitle(awaited)} />}
          <ErrorBoundary subject={data} fallback={<KeptMarkup kept={kept} part="main" />}>
            {page}
          </ErrorBoundary>
        </main>
        <SiteFooter consentLink={<ConsentLink />} />
        {delay?.retry !== undefined && (
          <LostNotice
            text={common?.lost ?? ""}
            retryLabel={common?.start.retry ?? ""}
            onRetry={delay.retry}
          />
        )}
        <StartNotice
          text={common?.start.failed ?? ""}
          retryLabel={common?.start.retry ?? ""}
          dismissLabel={common?.dismiss ?? ""}
        />
      </ToastProvider>
    </PageContext>
  );
}
