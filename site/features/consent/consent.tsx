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
  // `boot.ts` sets this attribute first; it shows the banner.
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

/** Loads the dialog when it is first opened; after a failure notifies the visitor, who may retry. */
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
      // Blocked, or removed by a deploy: the visitor loses nothing.
      () => undefined,
    );
  }, [consent, path]);
}
