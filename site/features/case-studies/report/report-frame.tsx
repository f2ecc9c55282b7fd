import { useRef, useState } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import { reportPath } from "../../../../contracts/report-paths.ts";
import { useLocale } from "../../../platform/page/page-context.tsx";
import { useIsNear } from "../../../platform/window/use-is-near.ts";
import { useCaseStudy } from "../use-case-study.ts";
import { useReportBridge } from "./use-report-bridge.ts";
import "./report-frame.css";

const nearPx = 600;

const afterReportId = "after-report";

/** Our report in a frame (D13), loaded when near because its rows are generated in the reader's browser; as tall as its content says. */
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
        <a href={`${reportPath(slug, locale)}${fragment}`}>{shared.openReport}</a>
      </p>
    </>
  );
}

function Frame({ onState }: { onState: (state: string) => void }) {
  const { slug, copy, shared } = useCaseStudy();
  const locale = useLocale();
  // Constant: the open report is told of a change of language, and keeps its state.
  const [address] = useState(reportPath(slug, locale));
  const frame = useReportBridge(locale, onState);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: with its origin and scripts a sandbox holds nothing
    <iframe
      ref={frame}
      src={address}
      title={fillText(shared.reportTitle, { subject: copy.subject })}
      loading="lazy"
      allow="fullscreen; clipboard-write"
    />
  );
}
