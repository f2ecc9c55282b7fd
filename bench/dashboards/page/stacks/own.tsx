import "../../../../dashboards/shell/report.css";
import { useMemo, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import copy from "../../../../content/copy/en/reportCharts.json" with { type: "json" };
import { createFormatters } from "../../../../dashboards/format/formatters.ts";
import { createTips } from "../../../../dashboards/interact/tips.ts";
import { heatmap } from "../../../../dashboards/kinds/heatmap/kind.ts";
import { histogram } from "../../../../dashboards/kinds/histogram/kind.ts";
import { addKinds } from "../../../../dashboards/kinds/registry.ts";
import { VisualFigure } from "../../../../dashboards/render/visual-figure.tsx";
import type { VisualProps } from "../../../../dashboards/render/visual-props.ts";
import { selectBins, type ReportState } from "../../../../dashboards/query/state/report-state.ts";
import {
  createReportStore,
  type ReportStore,
} from "../../../../dashboards/shell/store/report-store.ts";
import { describeNeutral } from "../../../../dashboards/shell/claims/description.ts";
import { drawings } from "../charts/own-drawings.ts";
import { forceLayout } from "../join-stack.ts";
import { applyChanges, makeOwnModel, writeOwnNumbers } from "../own-report.ts";
import type { Rows } from "../rows.ts";
import type { Subject } from "../subject.ts";
import { emptyNumbers, viewIds } from "../views.ts";

addKinds({ heatmap, histogram });

const format = createFormatters("en", copy);
const tips = createTips();

/** The reports' engine, store and visuals as a report has them: a step ends when React has rendered and all is laid out. */
export function open(rows: Rows, container: HTMLElement): Subject {
  const model = makeOwnModel(rows);
  const show = (state: ReportState) => ({ ...model.show(state), describe: describeNeutral });
  const store = createReportStore(show, model.start, null);
  const root = createRoot(container);
  container.className = "report";
  flushSync(() => root.render(<Board store={store} />));
  forceLayout(container);
  const numbers = emptyNumbers();
  return {
    step: (changes) => {
      flushSync(() => store.change((state) => applyChanges(state, changes)));
      forceLayout(container);
    },
    read: () => {
      writeOwnNumbers(store.snapshot().read, numbers);
      return numbers;
    },
  };
}

function Board({ store }: { store: ReportStore<null> }) {
  const { state, read } = useSyncExternalStore(store.subscribe, store.snapshot);
  const fixed = useMemo(() => describeVisuals(store), [store]);
  return (
    <div className="report-page">
      <div className="visuals">
        {fixed.map((visual) => (
          <div key={visual.id} className="visual-frame span-6">
            <VisualFigure
              {...visual}
              result={read(visual.id)}
              read={read}
              selection={state.filters[visual.id] ?? null}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

type Fixed = Omit<VisualProps, "result" | "read" | "selection">;

function describeVisuals(store: ReportStore<null>): Fixed[] {
  return viewIds.map((id) => {
    const { spec, measures, axes } = drawings[id];
    return {
      id,
      title: axes.map(({ name }) => name).join(" × "),
      spec,
      measures,
      axes,
      onSelect: (next) => store.change((state) => selectBins(state, id, next)),
      sort: null,
      format,
      tips,
    };
  });
}
