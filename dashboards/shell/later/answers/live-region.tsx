import { useEffect, useState } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import { describeFilters } from "./describe-filters.ts";
import { countRows } from "../count-rows.ts";
import { useReport, useSnapshot, type OpenReport } from "../../store/use-report.ts";

const settleMs = 500;

/** Announces the filters and the number of rows, or the personal views, some time after the last change. */
export function LiveRegion() {
  const report = useReport();
  const { state } = useSnapshot();
  const [spoken, setSpoken] = useState({ state: report.store.firstSnapshot().state, text: "" });

  useEffect(() => {
    const isPresented = state.presentation !== spoken.state.presentation;
    if (
      !isPresented &&
      state.filters === spoken.state.filters &&
      state.drill === spoken.state.drill
    ) {
      return undefined;
    }
    const write = isPresented ? writePresentation : describe;
    const timer = setTimeout(() => setSpoken({ state, text: write(report) }), settleMs);
    return () => clearTimeout(timer);
  }, [report, state, spoken]);

  return (
    <p className="visually-hidden" role="status">
      {spoken.text}
    </p>
  );
}

function writePresentation(report: OpenReport): string {
  const { store, presentation, copy } = report;
  const described = presentation.value?.describe(report, store.snapshot().state) ?? [];
  return described.length > 0
    ? described.join("; ")
    : (presentation.value?.words(copy.language).plain ?? "");
}

function describe(report: OpenReport): string {
  const { store, copy } = report;
  const snapshot = store.snapshot();
  const filters = describeFilters(report, snapshot.state);
  const { filtered, unfiltered } = copy.shell.live;
  return fillText(filters.length === 0 ? unfiltered : filtered, {
    ...countRows(report, snapshot),
    filters: filters.map(({ name, values }) => `${name} ${values}`).join("; "),
  });
}
