import type { Locale } from "../../contracts/locale.ts";
import type { ComponentType } from "react";
import type { VisualProps } from "../render/visual-props.ts";
import type { ReportState } from "../query/state/report-state.ts";
import type { Worded } from "./presentation/presented.ts";
import type { ReportModule, VisualLayout } from "./report-layout.ts";
import type { DescribedResult, ReportSource } from "./store/report-source.ts";

/** What presents visuals otherwise, once somebody asks (043). */
export type OpenPresentation = {
  present: (state: ReportState, shown: DescribedResult) => DescribedResult;
  /** Entries of a visual's menu. */
  Choices: ComponentType<{ visual: VisualProps; layout: VisualLayout }>;
  /** Puts the first part of a report into the spotlight; null where it has none. */
  shineFirst: ((state: ReportState) => ReportState) | null;
  /** In words, for the names of saved views and for a voice; empty where it is as at the opening. */
  describe: (worded: Worded, state: ReportState) => readonly string[];
  /** Words for what `Choices` and the menu of the report lead to. */
  words: (language: Locale) => { spotlight: string; plain: string };
};

export type Presenter = {
  opened: OpenPresentation | undefined;
  load: () => Promise<OpenPresentation>;
};

/** Loads what presents the visuals of a report; `claimsScript` is the address of its claims. */
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

/** Shows a state as it asks for it; where the file of that is lost, as it is. */
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
