import type { VisualSpec } from "../../kinds/registry.ts";
import type { ReportClaims } from "../../query/claims/claim.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { VisualLayout } from "../report-layout.ts";
import { findHighlight } from "./find-highlight.ts";
import type { Describe } from "./description.ts";
import { fillTitle, type FilledTitle } from "./fill-title.ts";
import { judgeClaim, type ClaimedDefinition, type Judgement } from "./judge-claim.ts";
import type { DefinitionCopy } from "../host/report-copy.ts";

type Others = Pick<DefinitionCopy["visuals"][string], "otherwise" | "reversed" | "alike">;

const leastRatio = 1.05;

/** Returns a function that describes visuals by their claims and throws for a visual without one. */
export function createDescribe(definition: ClaimedDefinition, claims: ReportClaims): Describe {
  return (layout, { title, neutral, note, ...others }, drawn) => {
    const { id, spec, highlight } = layout;
    const { result, total, copy } = drawn;
    const claim = claims[id];
    if (claim === undefined) throw new Error(`Nothing says when the title of ${id} is true`);
    if (result.depth > 0) {
      return { title: neutral[result.depth] ?? id, spec: withoutHighlighted(spec) };
    }
    const { verdict, say, lines, ratio } = judgeClaim(claim, layout, { result, total }, definition);
    if (verdict === "tooFewRows") {
      const description = copy.shell.visual.tooFewRows;
      return { title: neutral[0] ?? id, note, description, spec: withoutHighlighted(spec) };
    }
    const argued = verdict === "true" ? fillTitle(title, say, drawn) : undefined;
    const other =
      verdict === "conditionFiltered"
        ? undefined
        : fillTitle(chooseOther(others, ratio), say, drawn);
    const drawnSpec = argued === undefined ? withoutHighlighted(spec) : spec;
    return {
      title: (argued ?? other)?.title ?? neutral[0] ?? id,
      note,
      spec: drawLines(drawnSpec, lines),
      highlight: highlight && markNamed(result, highlight, { argued, other }),
    };
  };
}

/** Chooses the template for a ratio; one that is inverted is above 1 again, and one near 1 counts as equal. */
function chooseOther({ otherwise, reversed, alike }: Others, ratio = Infinity): string | undefined {
  if (Number.isNaN(ratio)) return undefined;
  if (ratio >= leastRatio) return otherwise;
  return ratio <= 1 / leastRatio ? reversed : alike;
}

/** Returns the first bin that a title names; without one, the layout's highlight if the claim is true. */
function markNamed(
  result: ViewResult,
  highlight: VisualLayout["highlight"],
  { argued, other }: Record<"argued" | "other", FilledTitle | undefined>,
): readonly number[] | undefined {
  const named = (argued ?? other)?.bins.slice(0, 1) ?? [];
  return named.length > 0 || argued === undefined ? named : findHighlight(result, highlight);
}

/** Removes the highlighted series: it belongs to the claim. */
function withoutHighlighted(spec: VisualSpec): VisualSpec {
  const kept = Object.entries(spec).filter(([field]) => field !== "highlighted");
  return Object.fromEntries(kept) as VisualSpec;
}

function drawLines(spec: VisualSpec, lines: Judgement["lines"]): VisualSpec {
  const drawn = Object.entries(lines).filter(([, value]) => !Number.isNaN(value));
  return { ...spec, ...Object.fromEntries(drawn.map(([field, value]) => [field, { value }])) };
}
