import { drawChart } from "../../../kinds/chart-kind.ts";
import { findKind } from "../../../kinds/registry.ts";
import { Drawing } from "../../../render/drawing/drawing.tsx";
import { writeNote } from "../../../render/write-note.ts";
import type { VisualLayout } from "../../report-layout.ts";
import { useMemoVisual } from "./use-memo-visual.ts";

/** In px: the printed width of a sheet, and of one of two columns. */
const widths = { form: 680, half: 324 };
const heights = { form: 250, half: 190 };

/** Highest drawing, in px, that is still read in a column. */
const tallest = 260;

/** A visual as it is drawn on the sheet; the form's title is the sheet's headline. */
export function MemoChart({ layout, isForm = false }: { layout: VisualLayout; isForm?: boolean }) {
  const size = isForm ? "form" : "half";
  const own = useMemoVisual(layout);
  const visual = { ...own, id: `memo-${own.id}`, height: heights[size] };
  const scene = drawChart(findKind(visual.spec.kind), visual, widths[size]);
  if (!isForm && (scene === undefined || scene.height > tallest)) return null;
  const note = writeNote(visual);
  return (
    <figure className={`memo-${size}`}>
      <figcaption>
        {!isForm && <h2>{visual.title}</h2>}
        {note !== "" && <p>{note}</p>}
      </figcaption>
      {scene && <Drawing visual={visual} scene={scene} />}
    </figure>
  );
}
