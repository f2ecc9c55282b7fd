import type { ComponentType } from "react";
import type { Formatters } from "../../format/formatters.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { ReportCopy } from "../host/report-copy.ts";
import type { VisualLayout } from "../report-layout.ts";

export type Worded = { copy: ReportCopy; format: Formatters };

/** The context that adapts a visual: the words, and the store that changes the state. */
export type Presenting = Worded & {
  store: { change: (next: (state: ReportState) => ReportState) => void };
};

/** The personal views of a state. */
export type Presented = {
  /** Returns the layout with the chosen measure; cached by layout. */
  layoutOf: (layout: VisualLayout) => VisualLayout;
  /** Adds small multiples and the spotlight's part to a visual; a card has no layout. */
  adapt: (report: Presenting, visual: VisualProps, layout?: VisualLayout) => VisualProps;
  /** Names the part in the spotlight, and changes it. */
  Bar: ComponentType;
};
