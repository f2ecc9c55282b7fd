import { useEffect, useRef, type RefObject } from "react";
import type { Locale } from "../../../../contracts/locale.ts";
import {
  readReportMessage,
  writeReportMessage,
  type ReportMessage,
} from "../../../../contracts/report-bridge.ts";

/** A frame that holds a report: hears how tall it is and what it shows, and tells it the language (D13). */
export function useReportBridge(
  locale: Locale,
  onState: (state: string) => void,
): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { origin } = location;
    const tellLanguage = (): void => {
      const message = writeReportMessage({ type: "language", language: locale });
      frame.current?.contentWindow?.postMessage(message, origin);
    };
    const answer = (message: ReportMessage): void => {
      if (message.type === "ready") tellLanguage();
      // Through the object model: the policy forbids the attribute.
      if (message.type === "height" && frame.current !== null) {
        frame.current.style.height = `${String(message.height)}px`;
      }
      if (message.type === "state") onState(message.state);
    };
    const hear = (event: MessageEvent): void => {
      const message = readReportMessage(event, { origin, window: frame.current?.contentWindow });
      if (message !== null) answer(message);
    };
    addEventListener("message", hear);
    tellLanguage();
    return () => removeEventListener("message", hear);
  }, [locale, onState]);
  return frame;
}
