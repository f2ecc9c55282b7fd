import type { Target, VisualSpec } from "../../kinds/chart.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { ViewResult } from "../../query/view-result.ts";
import { findHighlight } from "./find-highlight.ts";
import type { VisualLayout } from "../report-layout.ts";
import type { ReportWords } from "../host/report-words.ts";

type Said = Pick<VisualProps, "title" | "description" | "spec" | "highlight">;

/**
 * What a visual says of its rows beside their numbers: of all of them what its author argues; of those that a filter leaves only what is
 * drawn and by what, as nobody has looked whether the argument holds for them (D24).
 */
export function sayOfRows(
  { id, spec, highlight }: VisualLayout,
  words: ReportWords["visuals"][string] | undefined,
  result: ViewResult,
): Said {
  const { depth } = result;
  if (depth === 0 && !result.isFiltered()) {
    return {
      title: words?.title ?? id,
      description: words?.note,
      spec,
      highlight: findHighlight(result, highlight),
    };
  }
  return {
    title: words?.neutral[depth] ?? id,
    // It is about the coarsest level.
    description: depth === 0 ? words?.note : undefined,
    spec: keepTrue(spec),
    highlight: undefined,
  };
}

/** A visual without the lines and the tone of the whole. */
function keepTrue(spec: VisualSpec): VisualSpec {
  const kept = { ...spec };
  if (kept.kind === "line") delete kept.argued;
  if ("target" in kept && !isTrueOfAny(kept.target)) delete kept.target;
  if (kept.kind === "scatter") {
    if (!isTrueOfAny(kept.acrossLine)) delete kept.acrossLine;
    if (!isTrueOfAny(kept.upLine)) delete kept.upLine;
  }
  return kept;
}

/** A threshold holds for any rows, and a measure is computed of those there are. */
function isTrueOfAny(line: Target | undefined): boolean {
  return line === undefined || "measure" in line || line.isThreshold === true;
}
