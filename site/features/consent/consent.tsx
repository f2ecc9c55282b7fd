import { useEffect, useState } from "react";
import { useConsent } from "../../platform/consent/consent.ts";
import { loadPart, resumePart } from "../../platform/page/load-part.ts";
import { useCopy, usePage } from "../../platform/page/page-context.tsx";
import { measurementId } from "../../platform/public-config.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { useToast } from "../../ui/toast/toast.tsx";
import {
  closeConsentDialog,
  openConsentDialog,
  useIsConsentDialogOpen,
} from "./dialog/dialog-state.ts";
import { ConsentBanner } from "./banner/consent-banner.tsx";

type DialogModule = typeof import("./dialog/consent-dialog.tsx");

const dialogPart = "consent-dialog";

export function Consent() {
  const consent = useConsent();
  const isDialogOpen = useIsConsentDialogOpen();
  const dialog = useConsentDialog(isDialogOpen);
  useAnalytics();
  // Set first by site/boot.ts; it shows the banner.
  useEffect(() => {
    if (consent === "unknown") return;
    document.documentElement.toggleAttribute("data-undecided", consent === "undecided");
  }, [consent]);
  return (
    <>
      {typeof consent === "string" && <ConsentBanner />}
      <ErrorBoundary>
        {isDialogOpen && dialog !== undefined && <dialog.ConsentDialog />}
      </ErrorBoundary>
    </>
  );
}

/** Loaded when first opened; where that fails the visitor is told, and may retry. */
function useConsentDialog(isOpen: boolean): DialogModule | undefined {
  const { lost } = useCopy("consent").dialog;
  const toast = useToast();
  const [dialog, setDialog] = useState<DialogModule>();

  useEffect(() => {
    if (resumePart(dialogPart)) openConsentDialog();
  }, []);

  useEffect(() => {
    if (!isOpen || dialog !== undefined) return;
    loadPart(dialogPart, async () => import("./dialog/consent-dialog.tsx")).then(setDialog, () => {
      closeConsentDialog();
      toast({ kind: "error", ...lost });
    });
  }, [isOpen, dialog, toast, lost]);

  return dialog;
}

function useAnalytics(): void {
  const consent = useConsent();
  const { path } = usePage().data;
  useEffect(() => {
    if (measurementId === undefined || consent === "unknown") return;
    const id = measurementId;
    import("../../platform/consent/analytics.ts").then(
      (analytics) => {
        analytics.followAnalyticsConsent(id, consent !== "undecided" && consent.analytics);
        analytics.reportPageView(id, path);
      },
      // Blocked, or gone since a deploy: nothing that a visitor would miss.
      () => undefined,
    );
  }, [consent, path]);
}
