import { useState } from "react";
import { TipLayer } from "../interact/tip-layer.tsx";
import { clearFilters } from "../query/state/report-state.ts";
import { CardStrip } from "./panels/card-strip.tsx";
import { FilterChips } from "./panels/filter-chips.tsx";
import { LiveRegion } from "./panels/live-region.tsx";
import { PageTabs, pagePanelId, tabId } from "./panels/page-tabs.tsx";
import { ReportFooter } from "./panels/report-footer.tsx";
import { Slicers } from "./slicers/slicers.tsx";
import { LaterPart } from "./panels/later-part.tsx";
import { Toolbar } from "./panels/toolbar.tsx";
import { useReport, useSnapshot } from "./store/use-report.ts";
import { VisualBoundary } from "./visuals/visual-boundary.tsx";
import { VisualFrame } from "./visuals/visual-frame.tsx";

export function ReportShell() {
  const { copy, tips } = useReport();
  const { state, isBusy } = useSnapshot();
  const [step, setStep] = useState<number | null>(null);
  return (
    <main className="report" aria-labelledby="report-title" aria-busy={isBusy || undefined}>
      <header className="report-header">
        <h1 id="report-title">{copy.report.title}</h1>
        <Toolbar onStory={() => setStep(0)} />
        <PageTabs />
      </header>
      {step !== null && <LaterPart name="StoryBar" props={{ step, onStep: setStep }} />}
      <CardStrip />
      <FilterChips />
      <div className="report-body">
        <Slicers />
        <div
          className="report-page"
          id={pagePanelId}
          role="tabpanel"
          aria-labelledby={tabId(state.page)}
        >
          <PageVisuals />
        </div>
      </div>
      <ReportFooter />
      <LiveRegion />
      <TipLayer tips={tips} />
    </main>
  );
}

function PageVisuals() {
  const { module, store, copy } = useReport();
  const { state, countRows } = useSnapshot();
  if (countRows() === 0) {
    const { title, text: advice } = copy.shell.empty;
    return (
      <div className="report-empty">
        <h2>{title}</h2>
        <p>{advice}</p>
        <button type="button" className="button" onClick={() => store.change(clearFilters)}>
          {copy.shell.filters.clearAll}
        </button>
      </div>
    );
  }
  const page = module.layout.pages.find(({ id }) => id === state.page);
  const visuals = page?.visuals ?? [];
  const focused = visuals.filter(({ id }) => id === state.focus);
  const shown = focused.length > 0 ? focused : visuals;
  return (
    <div className={focused.length > 0 ? "visuals is-focused" : "visuals"}>
      {shown.map((layout) => (
        <VisualBoundary key={layout.id} span={layout.span}>
          <VisualFrame layout={layout} />
        </VisualBoundary>
      ))}
    </div>
  );
}
