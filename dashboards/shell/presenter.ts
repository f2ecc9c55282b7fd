import type { Locale } from "../../contracts/locale.ts";
import type { ComponentType } from "react";
import type { VisualProps } from "../render/visual-props.ts";
import type { ReportState } from "../query/state/report-state.ts";
import type { Worded } from "./presentation/presented.ts";
import type { ReportModule, VisualLayout } from "./report-layout.ts";
import type { DescribedResult, ReportSource } from "./store/report-source.ts";

/** The code of personal views, loaded at the first use (043). */
export type OpenPresentation = {
  present: (state: ReportState, shown: DescribedResult) => DescribedResult;
  /** Entries of a visual's menu. */
  Choices: ComponentType<{ visual: VisualProps; layout: VisualLayout }>;
  /** Puts the first part of a report into the spotlight; null where it has none. */
  shineFirst: ((state: ReportState) => ReportState) | null;
  /** Describes the personal views of a state, for saved views and announcements; empty in the initial state. */
  describe: (worded: Worded, state: ReportState) => readonly string[];
  /** Labels for the menu of the report. */
  words: (language: Locale) => { spotlight: string; plain: string };
};

export type Presenter = {
  opened: OpenPresentation | undefined;
  load: () => Promise<OpenPresentation>;
};

/** Loads the personal views of a report; `claimsScript` is the address of its claims. */
export type LoadPresentation = (
  module: ReportModule,
  source: Pick<ReportSource, "outline" | "loadRows">,
  claimsScript: string | undefined,
) => Promise<OpenPresentation>;

export function createPresenter(open: () => Promise<OpenPresentation>): Presenter {
  let loading: Promise<OpenPresentation> | undefined;
  const load = async (): Promise<OpenPresentation> => (presenter.opened = await open());
  const presenter: Presenter = {
    opened: undefined,
    load: async () => (loading ??= load()),
  };
  return presenter;
}

/** Shows a state with its personal views; without them where their file is not available. */
export function showPresented(
  presenter: Presenter,
  show: ReportSource["show"],
): ReportSource["show"] {
  let isLost = false;
  return (state) => {
    const shown = show(state);
    if (!state.presentation || isLost || shown instanceof Promise) return shown;
    return presenter.opened?.present(state, shown) ?? presenter.load().catch(() => (isLost = true));
  };
}
