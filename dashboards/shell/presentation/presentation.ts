import type { ComponentType } from "react";
import type { Locale } from "../../../contracts/locale.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { VisualLayout } from "../report-layout.ts";
import type { Worded } from "../store/described-result.ts";
import type { FeatureCode } from "../store/show-state.ts";

/** The code of personal views, loaded at the first use (043). */
export type Presentation = FeatureCode & {
  /** Entries of a visual's menu. */
  Choices: ComponentType<{ visual: VisualProps; layout: VisualLayout }>;
  /** Puts the first part of a report into the spotlight, or removes it; where no part can be, the state stays. */
  shine: (state: ReportState) => ReportState;
  /** Describes the personal views of a state, for saved views and announcements; empty in the initial state. */
  describe: (worded: Worded, state: ReportState) => readonly string[];
  words: (language: Locale) => { plain: string };
};
