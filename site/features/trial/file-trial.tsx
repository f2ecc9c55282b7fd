import { useEffect, useRef, useState } from "react";
import { trialSlug } from "../../../contracts/trial/file-trial.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { reportPath } from "../../../contracts/paths/report-paths.ts";
import { choosePlural } from "../../platform/language/choose-plural.ts";
import { useCopy, useLocale } from "../../platform/page/page-context.tsx";
import { Doubts } from "./doubts/doubts.tsx";
import { Fault } from "./fault/fault.tsx";
import { Reading } from "./reading/reading.tsx";
import { ResultFoot, ResultHead } from "./result/result.tsx";
import { Start } from "./start/start.tsx";
import { useDrops } from "./state/use-drops.ts";
import { useRequests } from "./state/use-requests.ts";
import { useTrial } from "./state/use-trial.ts";
import "./file-trial.css";

/** A file that takes less time to read is shown at once. */
const readingFromMs = 1000;

/** The page on which a visitor drops a file: what is shown of it, and the frame that reads and draws it. */
export function FileTrial() {
  const copy = useCopy("trial");
  const locale = useLocale();
  const sampleName = copy.sheet.sampleFile.split(",")[0]!;
  const trial = useTrial(sampleName);
  const { state, frame, read } = trial;
  const { step, startedMs } = state;
  const isOver = useDrops((file) => read(file), copy.sheet.pasted);
  const requests = useRequests(frame, startedMs);
  const isSlow = useIsSlow(step === "reading" ? startedMs : 0);
  const part = useRef<HTMLDivElement>(null);
  const isStart = step === "start" || (step === "reading" && !isSlow);
  const shown = isStart ? "start" : step;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    scrollTo({ top: 0, behavior: "instant" });
    part.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [shown]);
  // Constant: the frame keeps its file when the document's language is read again.
  const [address] = useState(reportPath(trialSlug, locale));
  return (
    <div className="trial" ref={part}>
      {isStart && <Start trial={trial} isOver={isOver} isReading={step === "reading"} />}
      {shown === "reading" && <Reading trial={trial} />}
      {shown === "doubts" && <Doubts key={startedMs} trial={trial} />}
      {shown === "failed" && <Fault trial={trial} />}
      {shown === "result" && <ResultHead trial={trial} />}
      <div className="trial-report" data-shown={shown === "result" || undefined}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, trusted */}
        <iframe
          ref={frame}
          src={address}
          title={fillText(copy.result.frame, { name: state.file.name || sampleName })}
          inert={shown !== "result"}
          allow="clipboard-write; fullscreen"
        />
      </div>
      {shown === "result" && <ResultFoot trial={trial} />}
      <p className="trial-foot caption" data-broken={(requests ?? 0) > 0 || undefined}>
        {requests === null ? copy.foot.policy : choosePlural(copy.foot, "requests", requests)}
      </p>
    </div>
  );
}

/** Returns true once a second has passed since a time; 0 is none. */
function useIsSlow(startedMs: number): boolean {
  const [slow, setSlow] = useState(0);
  useEffect(() => {
    if (startedMs === 0) return undefined;
    const timer = setTimeout(() => setSlow(startedMs), readingFromMs);
    return () => clearTimeout(timer);
  }, [startedMs]);
  return startedMs !== 0 && slow === startedMs;
}
