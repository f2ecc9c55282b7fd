import { useEffect } from "react";
import { TipLayer } from "../../interact/tip-layer.tsx";
import type { Tips } from "../../interact/tips.ts";
import { useReport } from "../store/use-report.ts";
import { toggleEnlarged } from "./enlarge.ts";
import { leaveWhy } from "./why/ask-why.ts";
import { WhyButtons } from "./why/why-buttons.tsx";

/** What a report has once somebody has turned to it. */
export function FirstTouch({ tips }: { tips: Tips }) {
  useLeaveByEscape();
  return (
    <>
      <TipLayer tips={tips} />
      <WhyButtons />
    </>
  );
}

/** Escape gives the page back that reasons or one visual fill. */
function useLeaveByEscape(): void {
  const { store } = useReport();
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      // Open panels, selections and fields take Escape first.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const { why, focus } = store.snapshot().state;
      if (why !== undefined || focus !== null) event.preventDefault();
      if (why !== undefined) leaveWhy(store);
      else if (focus !== null) toggleEnlarged(store, focus);
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [store]);
}
