import { memo, useDeferredValue } from "react";
import { Card } from "./card.tsx";
import { canBrush } from "../kinds/chart-kind.ts";
import { findKind } from "../kinds/registry.ts";
import { KeptTogether } from "./kept-together.tsx";
import { summarise } from "../kinds/summary/summarise.ts";
import { VisualBody } from "./visual-body.tsx";
import { isOfKind, type VisualProps } from "./visual-props.ts";
import { writeNote } from "./write-note.ts";
import "./figure.css";
import "../scene/ramps.css";

/**
 * A visual of a report: a figure with its title, drawing (or table) and summary. The figure (`id`) is focusable; its
 * parts are named `{id}-title`, `{id}-summary` and `{id}-keys`.
 */
export const VisualFigure = memo(function VisualFigure(visual: VisualProps) {
  if (isOfKind(visual, "card")) return <Card {...visual} />;
  const { id, title, spec, actions, lead } = visual;
  return (
    <figure
      className="visual"
      id={id}
      data-kind={spec.kind}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <Caption id={id} title={title} description={writeNote(visual)} />
      {actions !== undefined && <div className="visual-actions">{actions}</div>}
      {lead !== undefined && <div className="visual-lead">{lead}</div>}
      <VisualBody visual={visual} />
      <Summary visual={visual} />
      <Keys id={id} text={describeKeys(visual)} />
    </figure>
  );
});

type CaptionProps = Pick<VisualProps, "id" | "title"> & { description: string };

const Caption = memo(function Caption({ id, title, description }: CaptionProps) {
  return (
    <figcaption>
      <h2 className="visual-title" id={`${id}-title`}>
        <KeptTogether text={title} />
      </h2>
      {description !== "" && (
        <p className="visual-note">
          <KeptTogether text={description} />
        </p>
      )}
    </figcaption>
  );
});

const Keys = memo(function Keys({ id, text }: { id: string; text: string }) {
  return (
    <p id={`${id}-keys`} hidden>
      {text}
    </p>
  );
});

/** The summary, deferred so that the drawing does not wait for it. */
function Summary({ visual }: { visual: VisualProps }) {
  const settled = useDeferredValue(visual);
  return (
    <p className="visual-summary" id={`${visual.id}-summary`}>
      <SummaryText visual={settled} />
    </p>
  );
}

const SummaryText = memo(function SummaryText({ visual }: { visual: VisualProps }) {
  return <KeptTogether text={summarise(visual)} />;
});

function describeKeys({ format, spec, onDrill, result }: VisualProps): string {
  const { keys, keysRange, keysDrill } = format.copy;
  const isBrush = canBrush(findKind(spec.kind), result);
  return [keys, isBrush ? keysRange : "", onDrill === undefined ? "" : keysDrill]
    .filter((text) => text !== "")
    .join(" ");
}
