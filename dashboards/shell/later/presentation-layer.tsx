import { useEffect } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { nameBin } from "../../kinds/bins/order-bins.ts";
import { IconButton } from "../panels/icon.tsx";
import { TextButton } from "../panels/text-button.tsx";
import { isAdditive } from "../../query/measures/is-additive.ts";
import type { VisualLayout } from "../report-layout.ts";
import { useReport, useSnapshot, type OpenReport } from "../store/use-report.ts";
import { focusAction } from "../toolbar/focus-action.ts";
import { nameCompared } from "../periods/name-compared.ts";
import { nameMeasure } from "../visuals/name-axes.ts";
import { makeVisualProps, nameVisual } from "../visuals/make-visual-props.ts";

const keys: Record<string, number> = {
  ArrowRight: 1,
  PageDown: 1,
  " ": 1,
  ArrowLeft: -1,
  PageUp: -1,
};

const ignore = (): void => undefined;
const noActions = { onSelect: ignore, onSort: ignore, onDrill: ignore, onDrillUp: ignore };

/** Stands around the drawing of a step of the tour, which fills the page under its title: its number and the way on. */
export function PresentationLayer() {
  const report = useReport();
  const { copy, store } = report;
  const { state, layoutOf } = useSnapshot();
  const steps = listSteps(report);
  const step = Math.min(state.presented ?? 0, steps.length - 1);
  const labels = copy.shell.story;

  useEffect(() => listenToKeys(report), [report]);
  useEffect(() => {
    // A browser leaves the full screen by itself at Escape.
    const leaveToo = (): void => void (document.fullscreenElement === null && leave(report));
    document.addEventListener("fullscreenchange", leaveToo);
    return () => document.removeEventListener("fullscreenchange", leaveToo);
  }, [report]);

  const own = listVisuals(report, state.page).find(({ id }) => id === state.focus);
  return (
    <>
      <section className="presentation" aria-label={copy.shell.toolbar.present}>
        {own && <MainNumber key={own.id} layout={layoutOf?.(own) ?? own} />}
      </section>
      <nav className="presentation-steps" aria-label={labels.label}>
        <span>{fillText(labels.step, { step: step + 1, count: steps.length })}</span>
        <IconButton
          icon="previous"
          name={labels.previous}
          isDisabled={step === 0}
          onClick={() => store.change((now) => present(report, now, step - 1))}
        />
        <IconButton
          icon="next"
          name={labels.next}
          isDisabled={step === steps.length - 1}
          onClick={() => store.change((now) => present(report, now, step + 1))}
        />
        <TextButton onClick={() => leave(report)}>{labels.leave}</TextButton>
      </nav>
    </>
  );
}

/** The figure of the rows that the title is about; else that of a card, of the drawing if it has one. */
function MainNumber({ layout }: { layout: VisualLayout }) {
  const report = useReport();
  const snapshot = useSnapshot();
  const { definition, layout: whole } = report.module;
  const names = nameVisual(report, layout, 0, nameCompared(report, snapshot.state));
  const visual = makeVisualProps(report, layout, names, noActions, snapshot);
  const own = layout.measures[0]!;
  const bins = layout.pivot === undefined ? (visual.highlight ?? []) : [];
  const isPart =
    bins.length === 1 || (bins.length > 1 && isAdditive(definition.measures[own]!.value));
  const cards = whole.cards.map(({ measure }) => measure);
  const id = isPart || cards.includes(own) ? own : cards[0]!;
  const measure = nameMeasure(report, id, undefined);
  const values = isPart
    ? bins.map((bin) => visual.result.values(id)[bin]!)
    : snapshot.read("total").values(id);
  const value = Array.from(values).reduce((sum, one) => sum + one, 0);
  if (!Number.isFinite(value)) return null;
  const part = isPart && bins.length < 3 ? bins.map((bin) => nameBin(visual, bin)) : [];
  return (
    <p>
      <b>{report.format.value(measure, value)}</b> {[measure.name, ...part].join(" · ")}
    </p>
  );
}

/** Opens the presentation at its first step, in the full screen where the browser has one. */
export function startPresenting(report: OpenReport): void {
  report.store.change((state) => present(report, state, 0));
  if (document.fullscreenEnabled) {
    document.documentElement.requestFullscreen().catch(() => undefined);
  }
}

function leave({ store }: OpenReport): void {
  if (store.snapshot().state.presented === undefined) return;
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  store.change((state) => ({ ...state, presented: undefined, focus: null }));
  requestAnimationFrame(() => focusAction("present"));
}

/**
 * Returns the state of a step without its filter, under which a title does not argue: its drawing fills the page, or the
 * first one of its page.
 */
function present(report: OpenReport, state: ReportState, at: number): ReportState {
  const step = listSteps(report)[at];
  if (step === undefined) return state;
  const { page, focus = listVisuals(report, page)[0]!.id } = step;
  return { ...report.outline.start, page, focus, presented: at, lever: state.lever };
}

function listSteps({ module, copy }: OpenReport) {
  return module.definition.story.filter(({ id }) => copy.story[id] !== undefined);
}

function listVisuals({ module }: OpenReport, page: string) {
  return module.layout.pages.find(({ id }) => id === page)!.visuals;
}

function listenToKeys(report: OpenReport): () => void {
  const { store } = report;
  const hear = (event: KeyboardEvent): void => {
    const { presented } = store.snapshot().state;
    const isOnButton = event.key === " " && (event.target as Element).closest("button") !== null;
    if (presented === undefined || event.defaultPrevented || isOnButton) return;
    const by = keys[event.key];
    if (event.key === "Escape") leave(report);
    else if (by === undefined) return;
    else store.change((state) => present(report, state, presented + by));
    event.preventDefault();
  };
  addEventListener("keydown", hear);
  return () => removeEventListener("keydown", hear);
}
