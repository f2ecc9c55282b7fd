import { useState } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import { reportPath } from "../../../../contracts/paths/report-paths.ts";
import { useLocale, usePathTo } from "../../../platform/page/page-context.tsx";
import { CasePicture } from "../../../ui/case-picture.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import { useReportBridge } from "../../../platform/window/use-report-bridge.ts";
import "./report-frame.css";
import "./report-heights.css";

const afterReportId = "after-report";

/** Our report in a frame (D13), part of the document: the browser loads it when near, even without app or scripts. */
export function ReportFrame() {
  const { slug, copy, shared, isDemonstration } = useCaseStudy();
  const locale = useLocale();
  const pathTo = usePathTo();
  const [state, setState] = useState("");
  const [isWhole, setIsWhole] = useState(false);
  // Constant: the open report receives a change of language as a message, and keeps its state.
  const [address] = useState(reportPath(slug, locale));
  const frame = useReportBridge(locale, (message) => {
    if (message.type === "ready") setState("");
    if (message.type === "state") setState(message.state);
  });
  const fragment = state === "" ? "" : `#${state}`;
  return (
    <>
      <a className="skip-frame" href={`#${afterReportId}`}>
        {shared.skipReport}
      </a>
      <div className={`report-stage report-${slug}`} data-whole={isWhole || undefined}>
        {/* Below the frame, which is transparent until its document is painted. */}
        <div className="report-coming" aria-hidden="true">
          <p className="caption">
            <strong>{copy.subject}</strong> {shared.loading}
          </p>
          <CasePicture slug={slug} locale={locale} alt="" />
        </div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, trusted */}
        <iframe
          ref={frame}
          loading="lazy"
          src={address}
          title={fillText(shared.reportTitle, { subject: copy.subject })}
          allow="fullscreen; clipboard-write"
        />
      </div>
      {!isWhole && (
        <button
          type="button"
          className="button button-outline report-whole"
          onClick={() => setIsWhole(true)}
        >
          {shared.wholeReport}
        </button>
      )}
      <p className="report-caption caption" id={afterReportId} tabIndex={-1}>
        <span>{isDemonstration ? `${shared.source} ${shared.reportHint}` : shared.reportHint}</span>
        <a href={`${reportPath(slug, locale)}${fragment}`}>{shared.openReport}</a>
        <a href={pathTo("trial")}>{shared.ownData}</a>
      </p>
    </>
  );
}
