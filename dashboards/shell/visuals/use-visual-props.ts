import { useMemo, useSyncExternalStore } from "react";
import type { LeverHandle } from "../../kinds/chart.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import { drillDown, drillUp, selectBins, sortView } from "../../query/state/report-state.ts";
import { nameCompared } from "../periods/name-compared.ts";
import { findExplainingPage } from "./find-explaining-page.ts";
import { makeVisualProps, nameVisual, type VisualActions } from "./make-visual-props.ts";
import { laterParts } from "../panels/later-part.tsx";
import type { VisualLayout } from "../report-layout.ts";
import { useReport, useSnapshot, type OpenReport } from "../store/use-report.ts";

export function useVisualProps(layout: VisualLayout): VisualProps {
  const report = useReport();
  const snapshot = useSnapshot();
  const { store } = report;
  const { view } = layout;
  const depth = snapshot.state.drill[view]?.length ?? 0;
  const compared = nameCompared(report, snapshot.state);
  const names = useMemo(
    () => nameVisual(report, layout, depth, compared),
    [report, layout, depth, compared],
  );
  const actions = useMemo(
    (): VisualActions => ({
      onSelect: (next) => store.change((current) => selectBins(current, view, next)),
      onSort: (next) => store.change((current) => sortView(current, view, next)),
      onDrill: (bin) => store.change((current) => drillDown(current, view, bin)),
      onDrillUp: () => store.change((current) => drillUp(current, view)),
      through: leadThrough(report, layout),
      onWhy: (bins, within) =>
        void laterParts
          .load()
          .then(({ askAboutBins }) => askAboutBins(report, layout, bins, within)),
    }),
    [report, layout, store, view],
  );
  const handle = useHandle(report, layout);
  const props = { ...makeVisualProps(report, layout, names, actions, snapshot), handle };
  return snapshot.adapt?.(report, props, layout) ?? props;
}

function useHandle({ handle }: OpenReport, { hasLever }: VisualLayout): LeverHandle | undefined {
  const read = (): LeverHandle | undefined => (hasLever ? handle.read() : undefined);
  return useSyncExternalStore(handle.subscribe, read, read);
}

function leadThrough(report: OpenReport, layout: VisualLayout): VisualActions["through"] {
  const { module, copy, store } = report;
  const page = findExplainingPage(module, layout);
  return page === undefined
    ? undefined
    : {
        name: copy.report.pages[page]!,
        open: (bins) =>
          void laterParts
            .load()
            .then(({ goThrough }) => goThrough(store, { page, view: layout.view, bins })),
      };
}
