import type { Chart } from "../../kinds/chart.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { DefinitionCopy, ReportCopy } from "../host/report-copy.ts";
import type { VisualLayout } from "../report-layout.ts";

type Description = Pick<VisualProps, "title" | "note" | "description" | "spec" | "highlight">;

type VisualCopy = DefinitionCopy["visuals"][string];

/** What is drawn, and in which words. */
type Drawn = Pick<Chart, "result" | "axes" | "format"> & {
  total: ViewResult;
  /** Both sides of the comparison. */
  compared: string | undefined;
  copy: ReportCopy;
};

/** Says of the rows that the filters leave what is true of them; where nothing is, only what is drawn and by what (D24). */
export type Describe = (layout: VisualLayout, copy: VisualCopy, drawn: Drawn) => Description;

/** Where what judges the claims is lost: argues nothing. */
export const describeNeutral: Describe = ({ spec }, { neutral }, { result }) => ({
  title: neutral[result.depth]!,
  spec,
});
