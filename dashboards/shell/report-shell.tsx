import { useEffect, useState, type ReactElement } from "react";
import { CardStrip } from "./panels/card-strip.tsx";
import { ComparisonRow } from "./periods/comparison-row.tsx";
import { FilterLine } from "./panels/filter-line.tsx";
import { PageTabs, pagePanelId, tabId } from "./panels/page-tabs.tsx";
import { ReportFooter } from "./panels/report-footer.tsx";
import { Slicers } from "./slicers/slicers.tsx";
import {
  EmptyPage,
  FirstInput,
  LiveRegion,
  PresentationLayer,
  preloadLaterParts,
  StoryBar,
  Why,
} from "./panels/later-part.tsx";
import { RecommendationLine } from "./recommendation/recommendation-line.tsx";
import { Toolbar } from "./toolbar/toolbar.tsx";
import type { VisualLayout } from "./report-layout.ts";
import { useReport, useSnapshot } from "./store/use-report.ts";
import { keepHeights } from "./visuals/keep-heights.ts";
import { useTurns } from "./visuals/use-turns.ts";
import { VisualBoundary } from "./visuals/visual-boundary.tsx";
import { ReportVisual } from "./visuals/report-visual.tsx";

export function ReportShell() {
  const { copy, store } = useReport();
  const isBusy = useSnapshot((snapshot) => snapshot.isBusy);
  const panels = useSnapshot((snapshot) => snapshot.panels) ?? {};
  const isFirst = useSnapshot(({ state }) => state === store.firstSnapshot().state);
  const isPresented = useSnapshot(({ state }) => state.presented !== undefined);
  const [step, setStep] = useState<number | null>(null);
  const [isFiltering, setIsFiltering] = useState(false);
  useEffect(() => keepHeights(store), [store]);
  return (
    <main
      className={isPresented ? "report is-presented" : "report"}
      aria-labelledby="report-title"
      aria-busy={isBusy || undefined}
    >
      <header className="report-header">
        <h1 id="report-title">{copy.report.title}</h1>
        <PageTabs />
        <Toolbar
          onStory={() => setStep(0)}
          isFiltering={isFiltering}
          onFilters={() => setIsFiltering(!isFiltering)}
        />
      </header>
      {isPresented && <PresentationLayer />}
      {step !== null && <StoryBar step={step} onStep={setStep} />}
      <RecommendationLine />
      {Object.entries(panels).map(([feature, Panel]) => (
        <Panel key={feature} />
      ))}
      <div className="report-choices">
        <ComparisonRow />
        <FilterLine />
      </div>
      <CardStrip />
      <ReportBody slicers={<Slicers isOpen={isFiltering} />} />
      <ReportFooter />
      {!isFirst && <LiveRegion />}
      <AfterFirstInput />
    </main>
  );
}

/**
 * Loads the tooltips with the first one, then the other parts that only input needs; at once where a visual is
 * enlarged, which Escape restores.
 */
function AfterFirstInput() {
  const { tips, store } = useReport();
  const [isAsked, setIsAsked] = useState(store.snapshot().state.focus !== null);
  useEffect(() => {
    // `later-parts.ts` dispatches `report-later` when loaded.
    addEventListener("report-later", () => setIsAsked(true), { once: true });
    return tips.subscribe(preloadLaterParts);
  }, [tips]);
  return isAsked && <FirstInput tips={tips} />;
}

/** Shows the slicers beside the visuals of the page, one after another where the report is drawn in turns. */
function ReportBody({ slicers }: { slicers: ReactElement }) {
  const { module } = useReport();
  const page = useSnapshot(({ state }) => state.page);
  const { visuals } = module.layout.pages.find(({ id }) => id === page)!;
  const drawn = useTurns(1 + visuals.length);
  return (
    <div className="report-body">
      {drawn > 0 && slicers}
      <div className="report-page" id={pagePanelId} role="tabpanel" aria-labelledby={tabId(page)}>
        <PageVisuals visuals={visuals} drawn={drawn - 1} />
      </div>
    </div>
  );
}

/** Shows "Why?" or one visual in place of the others, which are hidden and keep their drawings. */
function PageVisuals({ visuals, drawn }: { visuals: readonly VisualLayout[]; drawn: number }) {
  const focus = useSnapshot(({ state }) => state.focus);
  const why = useSnapshot(({ state }) => state.why);
  const isEmpty = useSnapshot(({ countRows }) => countRows() === 0);
  if (isEmpty) return <EmptyPage />;
  const isFocused = visuals.some(({ id }) => id === focus);
  return (
    <>
      {why !== undefined && <Why />}
      <div className={isFocused ? "visuals is-focused" : "visuals"}>
        {visuals.map((layout, place) => (
          <div
            key={layout.id}
            className={nameFrame(layout)}
            data-visual={layout.id}
            data-view={layout.view}
            hidden={why !== undefined || (isFocused && layout.id !== focus)}
          >
            {place < drawn && (
              <VisualBoundary>
                <ReportVisual layout={layout} />
              </VisualBoundary>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

function nameFrame({ span, rows, isRight }: VisualLayout): string {
  const classes = [`visual-frame span-${String(span)}`];
  if (rows !== undefined) classes.push(`rows-${String(rows)}`);
  if (isRight) classes.push("is-right");
  return classes.join(" ");
}
