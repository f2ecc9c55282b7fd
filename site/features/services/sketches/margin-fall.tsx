import { useCopy } from "../../../platform/page/page-context.tsx";
import { fillText } from "../../../../contracts/fill-text.ts";
import { drawSpline } from "../../../ui/line/draw-spline.ts";
import { missingMargin } from "../selector/service-stair.tsx";
import "./margin-fall.css";

/** Illustrative: what is missing of the planned margin after each month, in thousands of euros. */
const missing = [0, 0, 3, 3, 9, 13, 15, 26, 33, 39, 50, missingMargin];
const plot = { left: 840, width: 1312, height: 240 };

/** The planned margin is the headline's underline, and the actual one falls from it: the line's beginning. */
export function MarginFall() {
  const { fall: copy } = useCopy("servicePage").hero;
  const points = missing.map((thousands, month) => ({
    x: plot.left + ((plot.width - plot.left) * month) / (missing.length - 1),
    y: (plot.height * thousands) / missingMargin,
  }));
  const line = `M0 0${drawSpline(points)}`;
  return (
    <figure className="fall">
      <div className="fall-plot" role="img" aria-label={fillText(copy.summary, { missingMargin })}>
        <svg
          viewBox={`${String(plot.left)} 0 ${String(plot.width - plot.left)} ${String(plot.height)}`}
          preserveAspectRatio="none"
        >
          <path className="fall-months" d={points.map(drawMonth).join("")} />
          <path className="fall-planned" d={`M${String(plot.left)} 0H${String(plot.width)}`} />
          <path className="fall-halo" d={line} />
          <path className="fall-line" d={line} />
        </svg>
        <span className="rail" />
        <i className="fall-end" />
        <span className="fall-name">{copy.planned}</span>
        <strong className="fall-name fall-actual">{copy.actual}</strong>
        <p className="fall-figure">
          <span className="figure">{fillText(copy.figure, { missingMargin })}</span>
          <span>{copy.label}</span>
        </p>
      </div>
      <figcaption className="caption">{copy.caption}</figcaption>
    </figure>
  );
}

function drawMonth({ x, y }: { x: number; y: number }): string {
  return `M${String(Math.round(x))} 0V${String(Math.round(y))}`;
}
