import { presentVisual, readVisual } from "../../query/state/present-visual.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import type { Action } from "./action.ts";
import { laterParts } from "../panels/later-part.tsx";

/** The actions of a report by name; on a phone `main` are in the bar at the foot, and `others` in its menu. */
export function useActions(onStory: () => void): { main: Action[]; others: Action[] } {
  const report = useReport();
  const { store, copy, module, isTrial, presentation } = report;
  const { state, canUndo, canRedo } = useSnapshot();
  const labels = copy.shell.toolbar;
  const { page, focus, scenario, why } = state;
  const visuals = module.layout.pages
    .find(({ id }) => id === page)!
    .visuals.filter(({ id, spec }) => spec.kind !== "table" && (focus ?? id) === id);
  const areTables = visuals.every(({ id }) => readVisual(state, id).isTable);
  const hasStory = module.definition.story.some(({ id }) => copy.story[id] !== undefined);
  const main: (Action | false)[] = [
    hasStory && { id: "story", name: copy.shell.story.open, icon: "tour", act: onStory },
    {
      id: "why",
      name: copy.shell.why.ask,
      icon: "why",
      isOn: why !== undefined,
      act: () => void laterParts.load().then(({ toggleWhy }) => toggleWhy(report)),
    },
    module.loadScenario !== undefined &&
      !isTrial && {
        id: "whatIf",
        name: labels.whatIf,
        icon: "whatIf",
        isOn: scenario !== undefined,
        act: () =>
          store.change((now) => ({
            ...now,
            why: undefined,
            scenario: now.scenario === undefined ? { on: 1 } : undefined,
          })),
      },
  ];
  const others: (Action | false)[] = [
    visuals.length > 0 && {
      id: "table",
      name: labels.table,
      isOn: areTables,
      act: () =>
        store.change((now) =>
          visuals.reduce<ReportState>(
            (next, { id }) => presentVisual(next, id, { isTable: !areTables }),
            { ...now, why: undefined },
          ),
        ),
    },
    !isTrial && {
      id: "spotlight",
      name: labels.spotlight,
      isOn: state.presentation?.["*"] !== undefined,
      act: () => void presentation.load().then(({ shine }) => store.change(shine)),
    },
    hasStory && {
      id: "present",
      name: labels.present,
      act: () => void laterParts.load().then(({ startPresenting }) => startPresenting(report)),
    },
    { id: "undo", name: labels.undo, icon: "undo", isDisabled: !canUndo, act: store.undo },
    { id: "redo", name: labels.redo, icon: "redo", isDisabled: !canRedo, act: store.redo },
  ];
  return { main: main.filter(isOffered), others: others.filter(isOffered) };
}

function isOffered(action: Action | false): action is Action {
  return action !== false;
}
