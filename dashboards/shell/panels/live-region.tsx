import { useEffect, useState } from "react";
import { fillText } from "../../format/fill-text.ts";
import { describeFilters } from "./describe-filters.ts";
import { countRows } from "../store/count-rows.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";

const settleMs = 500;

/** Says, once things have settled, what is filtered by and how many rows are left. */
export function LiveRegion() {
  const report = useReport();
  const { state } = useSnapshot();
  const [spoken, setSpoken] = useState({ state, said: "" });

  useEffect(() => {
    if (state.filters === spoken.state.filters && state.drill === spoken.state.drill) {
      return undefined;
    }
    const timer = setTimeout(() => setSpoken({ state, said: describe(report) }), settleMs);
    return () => clearTimeout(timer);
  }, [report, state, spoken]);

  return (
    <p className="visually-hidden" role="status">
      {spoken.said}
    </p>
  );
}

function describe(report: ReturnType<typeof useReport>): string {
  const { store, text } = report;
  const filters = describeFilters(report, store.snapshot().state);
  const { filtered, unfiltered } = text.shell.live;
  return fillText(filters.length === 0 ? unfiltered : filtered, {
    ...countRows(report),
    filters: filters.map(({ name, values }) => `${name} ${values}`).join("; "),
  });
}
