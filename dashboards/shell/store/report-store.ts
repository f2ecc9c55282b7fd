import type { ReportState } from "../../query/state/report-state.ts";
import { isRange } from "../../query/state/selection.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import {
  createHistory,
  recordState,
  redo,
  replaceState,
  undo,
  type StateHistory,
} from "../../query/state/state-history.ts";
import type { ReportCopy } from "../host/report-copy.ts";
import type { DescribedResult } from "./described-result.ts";
import { dropDoubleClick, findChangedView } from "./drop-double-click.ts";
import { notifyInTurn } from "./notify-in-turn.ts";

/**
 * The shown page, figures and copy; snapshots are immutable. While it is busy, rows are loading or being counted: the
 * filters of `state` and the tab are new, the figures are old.
 */
export type ReportSnapshot<Copy = ReportCopy> = DescribedResult & {
  state: ReportState;
  /** The requested page. */
  tab: string;
  isBusy: boolean;
  copy: Copy;
  canUndo: boolean;
  canRedo: boolean;
};

export type ReportStore<Copy = ReportCopy> = {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => ReportSnapshot<Copy>;
  /** The snapshot of the document, which is shown until it is hydrated. */
  firstSnapshot: () => ReportSnapshot<Copy>;
  change: (next: (state: ReportState) => ReportState) => void;
  replace: (state: ReportState) => void;
  translate: (copy: Copy) => void;
  undo: () => void;
  redo: () => void;
};

/** Moves of a brush, of the lever or of a scenario's sliders within this time are one step to undo. */
const brushMs = 600;

/**
 * Creates a store; throws where `show` returns a promise for the first state. After a later promise, the latest state
 * is shown.
 */
export function createReportStore<Copy>(
  show: (state: ReportState) => DescribedResult | Promise<unknown>,
  start: ReportState,
  firstCopy: Copy,
): ReportStore<Copy> {
  const listeners = new Set<() => void>();
  let history = createHistory(start);
  let brushed = { view: "", at: 0 };
  let isAwaiting = false;
  const describe = (
    { present, past, future }: StateHistory,
    copy: Copy,
    result: DescribedResult,
  ): ReportSnapshot<Copy> => ({
    ...result,
    state: present,
    tab: present.page,
    isBusy: false,
    copy,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  });
  const first = show(start);
  if (first instanceof Promise) throw new Error("A store needs the result of its first state");
  const firstSnapshot = describe(history, firstCopy, first);
  let snapshot = firstSnapshot;
  const publish = (next: ReportSnapshot<Copy>): void => {
    snapshot = next;
    // A scenario changes every figure at each move of a slider.
    if (next.tried) notifyInTurn(listeners);
    else for (const listener of listeners) listener();
  };
  const publishPresent = (): void => {
    // The lever changes no figure of the rows.
    const isCounted = isSameButLever(history.present, snapshot.state) && !snapshot.isBusy;
    const result = isCounted ? snapshot : show(history.present);
    if (!(result instanceof Promise)) {
      publish(describe(history, snapshot.copy, result));
      return;
    }
    if (!isAwaiting) {
      isAwaiting = true;
      void result.then(() => {
        isAwaiting = false;
        if (snapshot.isBusy) publishPresent();
      });
    }
    const { present } = history;
    const state = chooseFilters(snapshot.state, present);
    publish({ ...snapshot, isBusy: true, tab: present.page, state });
  };
  const set = (next: StateHistory): void => {
    if (next === history) return;
    history = next;
    publishPresent();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
    firstSnapshot: () => firstSnapshot,
    change: (next) => {
      const state = next(history.present);
      if (encodeState(state) === encodeState(history.present)) return;
      const isTried = history.present.scenario && state.scenario !== history.present.scenario;
      const isLever = state.lever !== history.present.lever;
      const view = isTried
        ? "scenario"
        : isLever
          ? "lever"
          : findChangedView(history.present, state);
      const isBrush = view !== null && (isTried || isLever || isRange(state.filters[view] ?? []));
      const at = performance.now();
      const isSameBrush = isBrush && view === brushed.view && at - brushed.at < brushMs;
      brushed = { view: isBrush ? view : "", at };
      set(
        isSameBrush
          ? replaceState(history, state)
          : recordState(dropDoubleClick(history, state.drill), state),
      );
    },
    replace: (state) => set(replaceState(history, state)),
    translate: (copy) => publish({ ...snapshot, copy }),
    undo: () => set(undo(history)),
    redo: () => set(redo(history)),
  };
}

function isSameButLever(one: ReportState, other: ReportState): boolean {
  const isMoved = one.lever !== other.lever;
  return isMoved && encodeState({ ...one, lever: other.lever }) === encodeState(other);
}

/** Shows filters before they are counted, where the bins stay the same. */
function chooseFilters(shown: ReportState, { drill, filters }: ReportState): ReportState {
  return drill === shown.drill ? { ...shown, filters } : shown;
}
