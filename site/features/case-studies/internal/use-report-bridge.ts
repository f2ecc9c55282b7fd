import { useEffect, useEffectEvent, type RefObject } from "react";
import type { Locale } from "../../../../contracts/locale.ts";
import { readReportMessage, writeReportMessage } from "../../../../contracts/report-bridge.ts";

/** Hears from a framed report how tall it is and what it shows, and tells it the language (D13). */
export function useReportBridge(
  frame: RefObject<HTMLIFrameElement | null>,
  locale: Locale,
  onState: (state: string) => void,
): void {
  const tellLanguage = useEffectEvent(() => {
    const message = writeReportMessage({ type: "language", language: locale });
    frame.current?.contentWindow?.postMessage(message, location.origin);
  });
  const hear = useEffectEvent((event: MessageEvent) => {
    const element = frame.current;
    if (element === null) return;
    const { origin } = location;
    const message = readReportMessage(event, { origin, window: element.contentWindow });
    if (message?.type === "ready") tellLanguage();
    // Through the object model: the policy forbids the attribute.
    if (message?.type === "height") element.style.height = `${String(message.height)}px`;
    if (message?.type === "state") onState(message.state);
  });
  useEffect(() => {
    const listen = (event: MessageEvent): void => hear(event);
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  useEffect(() => tellLanguage(), [locale]);
}
