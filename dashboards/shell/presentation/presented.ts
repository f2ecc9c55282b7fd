import type { ComponentType } from "react";
import type { Formatters } from "../../format/formatters.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { ReportCopy } from "../host/report-copy.ts";
import type { VisualLayout } from "../report-layout.ts";

export type Worded = { copy: ReportCopy; format: Formatters };

/** What a visual is adapted for: its words, and who changes the state. */
export type Presenting = Worded & {
  store: { change: (next: (state: ReportState) => ReportState) => void };
};

/** How a state presents its visuals. */
export type Presented = {
  /** With the measure that was chosen for it; the same for the same one. */
  layoutOf: (layout: VisualLayout) => VisualLayout;
  /** Small multiples, and the part that is in the spotlight; a card has no layout. */
  adapt: (report: Presenting, visual: VisualProps, layout?: VisualLayout) => VisualProps;
  /** Says what is in the spotlight, and changes it. */
  Bar: ComponentType;
};
