import { useEffect, useRef, useState } from "react";
import type { CountTiming } from "../../../../contracts/report-bridge.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { useReportBridge } from "../../../platform/window/use-report-bridge.ts";

/** The report in a frame, and the time in which this device filtered its rows; it takes the focus of its link. */
export function LiveReport({ address }: { address: string }) {
  const { story: copy } = useCopy("workValues");
  const locale = useLocale();
  const [timing, setTiming] = useState<CountTiming>();
  const frame = useReportBridge(locale, (message) => {
    if (message.type === "state" && message.timing) setTiming(message.timing);
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  return (
    <div className="story-live" ref={box} tabIndex={-1}>
      <p role="status">
        {timing === undefined
          ? copy.counting
          : fillText(copy.timing, {
              rows: formatNumber(timing.rows, locale),
              milliseconds: formatNumber(
                timing.milliseconds,
                locale,
                timing.milliseconds < 10 ? 1 : 0,
              ),
            })}
      </p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, trusted */}
      <iframe ref={frame} src={address} title={copy.frame} allow="fullscreen; clipboard-write" />
    </div>
  );
}
