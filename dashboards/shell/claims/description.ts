import type { Chart } from "../../kinds/chart.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { DefinitionCopy, ReportCopy } from "../host/report-copy.ts";
import type { VisualLayout } from "../report-layout.ts";

type Description = Pick<VisualProps, "title" | "note" | "description" | "spec" | "highlight">;

type VisualCopy = DefinitionCopy["visuals"][string];

/** The drawn result, and its words. */
type Drawn = Pick<Chart, "result" | "axes" | "format"> & {
  total: ViewResult;
  /** Both sides of the comparison in words. */
  compared: string | undefined;
  copy: ReportCopy;
};

/** Describes a visual by claims that are true of the filtered rows; without any, by measure and grouping only (D24). */
export type Describe = (layout: VisualLayout, copy: VisualCopy, drawn: Drawn) => Description;

/** Describes visuals without claims, where the code that judges these is not available. */
export const describeNeutral: Describe = ({ spec }, { neutral }, { result }) => ({
  title: neutral[result.depth]!,
  spec,
});
