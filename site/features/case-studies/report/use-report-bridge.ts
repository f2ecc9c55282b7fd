import { useEffect, useRef, type RefObject } from "react";
import type { Locale } from "../../../../contracts/locale.ts";
import {
  readReportMessage,
  writeReportMessage,
  type ReportMessage,
} from "../../../../contracts/report-bridge.ts";

/** Receives height and state from a report's frame, and sends it the language (D13). */
export function useReportBridge(
  locale: Locale,
  onState: (state: string) => void,
): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef(locale);
  useEffect(() => {
    const { origin } = location;
    const sendLanguage = (): void => {
      const message = writeReportMessage({ type: "language", language: locale });
      frame.current?.contentWindow?.postMessage(message, origin);
    };
    const apply = (message: ReportMessage): void => {
      if (message.type === "ready") sendLanguage();
      // Through the DOM: the policy forbids `style=` attributes.
      if (message.type === "height" && frame.current !== null) {
        frame.current.style.height = `${String(message.height)}px`;
      }
      if (message.type === "state") onState(message.state);
    };
    const receive = (event: MessageEvent): void => {
      const message = readReportMessage(event, { origin, window: frame.current?.contentWindow });
      if (message !== null) apply(message);
    };
    addEventListener("message", receive);
    // A report starts at any message: not for the language that its document has.
    if (told.current !== locale) sendLanguage();
    told.current = locale;
    return () => removeEventListener("message", receive);
  }, [locale, onState]);
  return frame;
}
