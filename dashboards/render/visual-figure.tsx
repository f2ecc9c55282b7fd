import { memo, useDeferredValue, useRef } from "react";
import { Card } from "./card.tsx";
import { Drawing } from "./drawing.tsx";
import { DataTable } from "./table/data-table.tsx";
import { canBrush } from "../kinds/chart-kind.ts";
import { findKind, type VisualSpec } from "../kinds/registry.ts";
import { listMarked } from "../kinds/list-marked.ts";
import { Matrix } from "./table/matrix.tsx";
import { summarise } from "../kinds/summarise.ts";
import { useWidth } from "./use-width.ts";
import type { VisualProps } from "./visual-props.ts";
import "./figure.css";
import "../scene/ramps.css";

/**
 * A visual of a report: a figure with its title, drawing (or table) and summary. The figure (`id`) can take the focus; its
 * parts are named `{id}-title`, `{id}-summary` and `{id}-keys`.
 */
export const VisualFigure = memo(function VisualFigure(visual: VisualProps) {
  if (isOfKind(visual, "card")) return <Card {...visual} />;
  const { id, title, description, spec, actions, lead } = visual;
  return (
    <figure
      className="visual"
      id={id}
      data-kind={spec.kind}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <figcaption>
        <h2 className="visual-title" id={`${id}-title`}>
          {title}
        </h2>
        {description !== undefined && <p className="visual-note">{description}</p>}
      </figcaption>
      {actions !== undefined && <div className="visual-actions">{actions}</div>}
      {lead !== undefined && <div className="visual-lead">{lead}</div>}
      <Body visual={visual} />
      <Summary visual={visual} />
      <p id={`${id}-keys`} hidden>
        {describeKeys(visual)}
      </p>
    </figure>
  );
});

/** The summary is deferred, so that the drawing does not wait for it. */
function Summary({ visual }: { visual: VisualProps }) {
  const settled = useDeferredValue(visual);
  return (
    <p className="visual-summary" id={`${visual.id}-summary`}>
      <SummaryText visual={settled} />
    </p>
  );
}

const SummaryText = memo(function SummaryText({ visual }: { visual: VisualProps }) {
  return summarise(visual);
});

function Body({ visual }: { visual: VisualProps }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <div className="visual-body" ref={box}>
      {width > 0 && draw(visual, width)}
    </div>
  );
}

function draw(visual: VisualProps, width: number) {
  if (visual.isTable === true) return <DataTable visual={visual} />;
  if (isEmpty(visual)) return <p className="visual-none">{visual.format.copy.summary.none}</p>;
  const scene = findKind(visual.spec.kind).layOut?.(visual, width);
  if (scene !== undefined) return <Drawing visual={visual} scene={scene} />;
  return isOfKind(visual, "matrix") ? <Matrix visual={visual} /> : <DataTable visual={visual} />;
}

function isOfKind<Kind extends VisualSpec["kind"]>(
  visual: VisualProps,
  kind: Kind,
): visual is VisualProps<VisualSpec & { kind: Kind }> {
  return visual.spec.kind === kind;
}

function isEmpty(visual: VisualProps): boolean {
  const { spec, result, measures } = visual;
  const { isShare = false, placement } = findKind(spec.kind);
  const values = result.values(measures[0]!.id);
  return listMarked(visual, placement).every((bin) => isShare && !(values[bin]! > 0));
}

function describeKeys({ format, spec, onDrill, result }: VisualProps): string {
  const { keys, keysRange, keysDrill } = format.copy;
  const isBrush = canBrush(findKind(spec.kind), result);
  return [keys, isBrush ? keysRange : "", onDrill === undefined ? "" : keysDrill]
    .filter((text) => text !== "")
    .join(" ");
}
