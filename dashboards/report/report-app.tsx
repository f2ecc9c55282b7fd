import { useEffect, useMemo, useState } from "react";
import { createFormatters } from "../charts/formatters.ts";
import { createTips } from "../charts/tips.ts";
import { createModel, type ReportModel } from "../engine/report-model.ts";
import { decodeState } from "../engine/state-codec.ts";
import { createTable, type Table } from "../engine/table.ts";
import { loadReportText } from "./load-report-text.ts";
import type { ReportModule } from "./report-layout.ts";
import { ReportShell } from "./report-shell.tsx";
import { createReportStore, type ReportStore } from "./report-store.ts";
import type { ReportText } from "./report-words.ts";
import { readFragment, useAddress } from "./use-address.ts";
import { useHostPage } from "./use-host-page.ts";
import { ReportContext, type OpenReport } from "./use-report.ts";

export type StartedReport = {
  module: ReportModule;
  table: Table;
  model: ReportModel;
  store: ReportStore;
};

/** Makes the rows of a report and opens it at the state of the address. */
export function startReport(module: ReportModule): StartedReport {
  const table = createTable(module.definition.columns, module.generate());
  const model = createModel(module.definition, table);
  const state = decodeState(readFragment(), model.shape, model.start);
  return { module, table, model, store: createReportStore(model, state) };
}

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
