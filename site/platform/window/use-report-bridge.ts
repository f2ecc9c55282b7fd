import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { Locale } from "../../../contracts/locale.ts";
import {
  readReportMessage,
  writeReportMessage,
  type ReportMessage,
} from "../../../contracts/report-bridge.ts";

/** Sets a frame's height to the report's, sends it the language, and passes its messages on (D13). */
export function useReportBridge(
  locale: Locale,
  onMessage: (message: ReportMessage) => void,
): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const handOn = useEffectEvent(onMessage);
  const sent = useRef(locale);
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
    // A report starts at any message, so its document's own language is never sent.
    if (sent.current !== locale) sendLanguage();
    sent.current = locale;
    return () => removeEventListener("message", receive);
  }, [locale]);
  return frame;
}
