import { lazy, Suspense, useEffect } from "react";
import { useConsent } from "../../platform/consent.ts";
import { usePage } from "../../platform/page-context.tsx";
import { measurementId } from "../../platform/public-config.ts";
import { useIsConsentDialogOpen } from "./dialog-state.ts";
import { ConsentBanner } from "./internal/consent-banner.tsx";

// Not part of what must be loaded before a visitor can act (design §6).
const ConsentDialog = lazy(async () => {
  const { ConsentDialog: component } = await import("./internal/consent-dialog.tsx");
  return { default: component };
});

/** Asks what may load until there is a valid answer, and acts on the answer (§4, D16-D18). */
export function Consent() {
  const consent = useConsent();
  const isDialogOpen = useIsConsentDialogOpen();
  useAnalytics();
  // As the head script has set it (site/boot.ts), which shows the banner.
  useEffect(() => {
    if (consent === "unknown") return;
    document.documentElement.toggleAttribute("data-undecided", consent === "undecided");
  }, [consent]);
  return (
    <>
      {typeof consent === "string" && <ConsentBanner />}
      <Suspense>{isDialogOpen && <ConsentDialog />}</Suspense>
    </>
  );
}

/** Page analytics, where they are configured: follows the decision and tells of every page shown (D18). */
function useAnalytics(): void {
  const consent = useConsent();
  const { path } = usePage().data;
  useEffect(() => {
    if (measurementId === undefined || consent === "unknown") return;
    const id = measurementId;
    void import("../../platform/analytics.ts").then((analytics) => {
      analytics.followAnalyticsConsent(id, consent !== "undecided" && consent.analytics);
      analytics.reportPageView(id, path);
    });
  }, [consent, path]);
}
