import { createElement, use, useRef } from "react";
import { Drawing } from "./drawing/drawing.tsx";
import { tablePart } from "./table/table-part.ts";
import { drawChart } from "../kinds/chart-kind.ts";
import { findKind } from "../kinds/registry.ts";
import { findMarked } from "../kinds/list-marked.ts";
import { StillContext } from "./still/still-context.ts";
import { useStill } from "./still/use-still.ts";
import { useWidth } from "./use-width.ts";
import type { VisualProps } from "./visual-props.ts";

/** The body of a visual: a drawing at its width, or a table. */
export function VisualBody({ visual }: { visual: VisualProps }) {
  const isDrawn = "layOut" in findKind(visual.spec.kind);
  if (visual.isTable === true || !isDrawn || isEmpty(visual)) {
    return <div className="visual-body">{write(visual)}</div>;
  }
  return <DrawnBody visual={visual} />;
}

function DrawnBody({ visual }: { visual: VisualProps }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, visual.isDrawnLater);
  const isStill = useStill(box, visual);
  const writeStill = use(StillContext);
  if (isStill) {
    const still = { __html: writeStill(visual) };
    // oxlint-disable-next-line react/no-danger -- only the build writes it: hydration leaves the document's drawing alone
    return (
      <div
        className="visual-body"
        ref={box}
        role="img"
        aria-labelledby={`${visual.id}-title`}
        suppressHydrationWarning
        dangerouslySetInnerHTML={still}
      />
    );
  }
  const scene = width > 0 ? drawChart(findKind(visual.spec.kind), visual, width) : undefined;
  return (
    <div className="visual-body" ref={box}>
      {scene !== undefined && <Drawing visual={visual} scene={scene} />}
    </div>
  );
}

function write(visual: VisualProps) {
  if (visual.isTable !== true && isEmpty(visual)) {
    return <p className="visual-none">{visual.format.copy.summary.none}</p>;
  }
  return createElement(tablePart.value!.DataTable, { visual });
}

function isEmpty(visual: VisualProps): boolean {
  const { spec, result, measures } = visual;
  const { isShare = false, placement } = findKind(spec.kind);
  const values = result.values(measures[0]!.id);
  const isMarked = findMarked(visual, placement);
  return !result.shown.some((bin) => isMarked(bin) && (!isShare || values[bin]! > 0));
}
