import type { ReportOutline } from "../../query/report-outline.ts";
import type { Spotlight } from "../../query/state/presentation.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { ReportModule, VisualLayout } from "../report-layout.ts";
import type { Dimension } from "./list-dimensions.ts";
import type { Counter } from "./open-counter.ts";

/** What may be asked of a report. */
export type Offer = {
  module: ReportModule;
  outline: ReportOutline;
  count: Counter;
  /** What can be put into the spotlight. */
  dimensions: readonly Dimension[];
  /** Measures of a visual, its own first; one alone cannot be switched. */
  listMeasures: (layout: VisualLayout) => readonly string[];
  /** By what a visual can be divided into small multiples: counted a dimension at a time, and known from then on. */
  findDividers: (layout: VisualLayout) => Generator<undefined, readonly Dimension[]>;
  readSpotlight: (state: ReportState) => Spotlight | null;
};
