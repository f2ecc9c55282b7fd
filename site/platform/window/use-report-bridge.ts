import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { Locale } from "../../../contracts/locale.ts";
import {
  readReportMessage,
  writeReportMessage,
  type ReportMessage,
} from "../../../contracts/report-bridge.ts";

/** Makes a report's frame as tall as the report and sends it the language; what else it says is handed on (D13). */
export function useReportBridge(
  locale: Locale,
  onMessage: (message: ReportMessage) => void,
): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const handOn = useEffectEvent(onMessage);
  const told = useRef(locale);
  useEffect(() => {
    const { origin } = location;
    const sendLanguage = (): void => {
      const message = writeReportMessage({ type: "language", language: locale });
      frame.current?.contentWindow?.postMessage(message, origin);
    };
    const receive = (event: MessageEvent): void => {
      const message = readReportMessage(event, { origin, window: frame.current?.contentWindow });
      if (message === null) return;
      if (message.type === "ready") sendLanguage();
      // Through the DOM: the policy forbids `style=` attributes.
      if (message.type === "height") frame.current!.style.height = `${String(message.height)}px`;
      handOn(message);
    };
    addEventListener("message", receive);
    // A report starts at any message: not for the language that its document has.
    if (told.current !== locale) sendLanguage();
    told.current = locale;
    return () => removeEventListener("message", receive);
  }, [locale]);
  return frame;
}
