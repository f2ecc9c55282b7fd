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
  /** Puts the first part of a report into the spotlight; null where it has none. */
  shineFirst: ((state: ReportState) => ReportState) | null;
  /** Describes the personal views of a state, for saved views and announcements; empty in the initial state. */
  describe: (worded: Worded, state: ReportState) => readonly string[];
  /** Labels for the menu of the report. */
  words: (language: Locale) => { spotlight: string; plain: string };
};
