import { findKind, type VisualSpec } from "../../kinds/registry.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import type { ViewResult } from "../../query/view-result.ts";
import { findHighlight } from "./find-highlight.ts";
import type { VisualLayout } from "../report-layout.ts";
import type { DefinitionCopy } from "../host/report-copy.ts";

type Description = Pick<VisualProps, "title" | "description" | "spec" | "highlight">;

/**
 * Of all rows, what the author argues; of those that a filter leaves, only what is drawn and by what: nobody has looked whether
 * the argument holds for them (D24).
 */
export function describeVisual(
  { id, spec, highlight }: VisualLayout,
  copy: DefinitionCopy["visuals"][string] | undefined,
  result: ViewResult,
): Description {
  const { depth } = result;
  if (depth === 0 && !result.isFiltered()) {
    return {
      title: copy?.title ?? id,
      description: copy?.note,
      spec,
      highlight: findHighlight(result, highlight),
    };
  }
  return {
    title: copy?.neutral[depth] ?? id,
    description: depth === 0 ? copy?.note : undefined,
    spec: keepTrue(spec),
    highlight: undefined,
  };
}

function keepTrue(spec: VisualSpec): VisualSpec {
  const { claims = [] } = findKind(spec.kind);
  const kept = Object.entries(spec).filter(
    ([field, value]) => !["target", ...claims].includes(field) || isTrueOfAny(value),
  );
  return Object.fromEntries(kept) as VisualSpec;
}

/** A threshold holds for any rows, and a measure is computed of those there are. */
function isTrueOfAny(claim: unknown): boolean {
  if (typeof claim !== "object" || claim === null) return false;
  return "measure" in claim || ("isThreshold" in claim && claim.isThreshold === true);
}
