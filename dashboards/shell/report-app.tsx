import { useEffect, useMemo, useState } from "react";
import { createFormatters } from "../format/formatters.ts";
import { createTips } from "../interact/tips.ts";
import { loadReportText } from "./host/load-report-text.ts";
import { ReportShell } from "./report-shell.tsx";
import type { ReportText } from "./host/report-words.ts";
import { useAddress } from "./address/use-address.ts";
import type { StartedReport } from "./store/start-report.ts";
import { useHostPage } from "./host/use-host-page.ts";
import { ReportContext, type OpenReport } from "./store/use-report.ts";

type ReportAppProps = { started: StartedReport; firstText: ReportText; isEmbedded: boolean };

/** The open report in the language of the moment, tied to its address and to the page it is framed by. */
export function ReportApp({ started, firstText, isEmbedded }: ReportAppProps) {
  const [text, setText] = useState(firstText);
  const { slug } = started.module.definition;
  useAddress(started, isEmbedded);
  useHostPage({
    store: started.store,
    isEmbedded,
    onLanguage: (language) => {
      if (language === text.language) return;
      void loadReportText(slug, language).then(setText);
    },
  });
  useEffect(() => {
    document.documentElement.lang = text.language;
    document.title = text.report.title;
  }, [text]);
  const report = useMemo(
    (): OpenReport => ({
      ...started,
      text,
      format: createFormatters(text.language, text.charts),
      tips: createTips(),
      isEmbedded,
    }),
    [started, text, isEmbedded],
  );
  return (
    <ReportContext value={report}>
      <ReportShell />
    </ReportContext>
  );
}
