import type { ReportOutline } from "../../query/report-outline.ts";
import type { Spotlight } from "../../query/state/present-visual.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { ReportModule, VisualLayout } from "../report-layout.ts";
import type { Dimension } from "./list-dimensions.ts";
import type { Counter } from "../../query/open-counter.ts";

/** The personal views that a report offers. */
export type Offer = {
  module: ReportModule;
  outline: ReportOutline;
  count: Counter;
  /** Dimensions for the spotlight. */
  dimensions: readonly Dimension[];
  /** Measures of a visual, its own first; a single one cannot be switched. */
  listMeasures: (layout: VisualLayout) => readonly string[];
  /** Finds the dimensions that can divide a visual into small multiples, one count a step; the result is cached. */
  findDividers: (layout: VisualLayout) => Generator<undefined, readonly Dimension[]>;
  readSpotlight: (state: ReportState) => Spotlight | null;
};
