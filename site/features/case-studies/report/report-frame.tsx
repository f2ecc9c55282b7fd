import { useRef, useState } from "react";
import { fillText } from "../../../platform/language/fill-text.ts";
import { useLocale } from "../../../platform/page/page-context.tsx";
import { useIsNear } from "../../../platform/window/use-is-near.ts";
import { useCaseStudy } from "../use-case-study.ts";
import { useReportBridge } from "./use-report-bridge.ts";
import "./report-frame.css";

const nearPx = 600;

/** Where a reader goes on who skips the report. */
const afterReportId = "after-report";

/**
 * The live report in a frame of our own origin (D13). It is brought in when it comes near, because its rows are made in the reader's
 * browser; its place is held before, and it is as tall as its content says.
 */
export function ReportFrame() {
  const { slug, shared } = useCaseStudy();
  const locale = useLocale();
  const stage = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(stage, nearPx);
  const [state, setState] = useState("");
  const fragment = state === "" ? "" : `#${state}`;
  return (
    <>
      <a className="skip-frame" href={`#${afterReportId}`}>
        {shared.skipReport}
      </a>
      <div className="report-stage" ref={stage}>
        {isNear && <Frame onState={setState} />}
      </div>
      <p className="report-caption caption" id={afterReportId} tabIndex={-1}>
        <span>
          {shared.source} {shared.reportHint}
        </span>
        <a href={`/dashboards/${slug}?lang=${locale}${fragment}`}>{shared.openReport}</a>
      </p>
    </>
  );
}

function Frame({ onState }: { onState: (state: string) => void }) {
  const { slug, words, shared } = useCaseStudy();
  const locale = useLocale();
  // The address stays: a change of language is told to the open report, which keeps its state.
  const [address] = useState(`/dashboards/${slug}?lang=${locale}`);
  const frame = useReportBridge(locale, onState);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: with its origin and scripts a sandbox holds nothing
    <iframe
      ref={frame}
      src={address}
      title={fillText(shared.reportTitle, { subject: words.subject })}
      loading="lazy"
      allow="fullscreen; clipboard-write"
    />
  );
}
