import { useEffect, useMemo } from "react";
import { createFormatters } from "../format/formatters.ts";
import { createTips } from "../interact/tips.ts";
import { makeLanguageChange } from "./host/change-language.ts";
import { loadReportCopy } from "./host/load-report-copy.ts";
import { useHostPage } from "./host/use-host-page.ts";
import { createHandle } from "./recommendation/handle.ts";
import { writeHandle } from "./recommendation/write-sentence.ts";
import { ReportShell } from "./report-shell.tsx";
import type { StartedReport } from "./store/start-report.ts";
import { useRest } from "./use-rest.ts";
import { ReportContext, useStoreSnapshot, type OpenReport } from "./store/use-report.ts";

type ReportAppProps = Pick<OpenReport, "isEmbedded" | "onDrawn"> & { started: StartedReport };

export function ReportApp({ started, isEmbedded, onDrawn }: ReportAppProps) {
  const { store, source, module } = started;
  const copy = useStoreSnapshot(store, (snapshot) => snapshot.copy);
  const { slug } = module.definition;
  const changeLanguage = useMemo(
    () => makeLanguageChange(store, async (language) => loadReportCopy(slug, language)),
    [store, slug],
  );
  useRest(started);
  useHostPage({
    store,
    source,
    isEmbedded,
    onLanguage: (language) => void changeLanguage(language),
  });
  useEffect(() => {
    document.documentElement.lang = copy.language;
    document.title = copy.report.title;
  }, [copy]);
  useEffect(() => {
    // Deferred by a timer: input that is repeated inside an effect could not be rendered synchronously.
    const timer = setTimeout(announceReady);
    return () => clearTimeout(timer);
  }, []);
  const report = useMemo((): OpenReport => {
    const format = createFormatters(copy.language, copy.charts);
    const { lever } = store.snapshot().advise?.() ?? {};
    const handle = createHandle(writeHandle(lever, copy.report.recommendation, format));
    return { ...started, copy, format, tips: createTips(), handle, isEmbedded, onDrawn };
  }, [started, store, copy, isEmbedded, onDrawn]);
  return (
    <ReportContext value={report}>
      <ReportShell />
    </ReportContext>
  );
}

/** Announces that the report handles input; earlier input is then repeated (`boot/keep-early-input.ts`). */
function announceReady(): void {
  const { dataset } = document.documentElement;
  dataset["app"] = "ready";
  delete dataset["otherState"];
  dispatchEvent(new Event("report-ready"));
}
