import type { VisualProps, VisualSpec } from "../charts/visual.ts";
import type { ViewResult } from "../engine/view-result.ts";
import { findHighlight } from "./find-highlight.ts";
import type { VisualLayout } from "./report-layout.ts";
import type { ReportWords } from "./report-words.ts";

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

/** A visual without the value and the tone of the whole; a threshold holds for any rows, and what is measured is measured anew. */
function keepTrue(spec: VisualSpec): VisualSpec {
  const kept = { ...spec };
  if (kept.kind === "line") delete kept.argued;
  if ("target" in kept && kept.target !== undefined && "value" in kept.target) {
    if (kept.target.isThreshold !== true) delete kept.target;
  }
  return kept;
}
