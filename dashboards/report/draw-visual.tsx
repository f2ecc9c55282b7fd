import { Bars } from "../charts/bars.tsx";
import type { VisualProps } from "../charts/visual.ts";

/** Draws a visual by its kind. */
export function DrawVisual(visual: VisualProps) {
  return (
    <figure className="visual">
      <figcaption>
        <h3>{visual.title}</h3>
        <p>{visual.description}</p>
        {visual.actions}
      </figcaption>
      {visual.lead}
      {visual.spec.kind === "bars" && <Bars visual={visual} width={500} />}
    </figure>
  );
}
