import type { ReactNode } from "react";
import { drawTrend, drawWeeks, findEnd, type Plot } from "../margin-series.ts";
import "./hero-chart.css";

// In view box units: 1312 is the container at 1440 px, 350 at 390 px.
const wide: Plot = { left: 672, width: 640, bottom: 292, top: 32 };
const narrow: Plot = { left: 0, width: 344, bottom: 216, top: 24 };

const scaleX = narrow.width / wide.width;
const scaleY = (narrow.bottom - narrow.top) / (wide.bottom - wide.top);
const matrix = [
  scaleX,
  0,
  0,
  scaleY,
  narrow.left - wide.left * scaleX,
  narrow.top - wide.top * scaleY,
].map((value) => Number(value.toFixed(4)));

/** Drawn twice, for wide and for narrow screens: text and dots must not scale. The places of the dots are written once. */
export function HeroChart() {
  return (
    <>
      <Chart name="wide" plot={wide} viewBox="0 0 1312 296" start="M0 292">
        <path id="hero-weeks" d={drawWeeks(wide)} />
      </Chart>
      <Chart name="narrow" plot={narrow} viewBox="0 0 350 220" start="M-20 216">
        <use href="#hero-weeks" transform={`matrix(${matrix.join(" ")})`} />
      </Chart>
    </>
  );
}

type ChartProps = {
  name: string;
  plot: Plot;
  viewBox: string;
  start: string;
  children: ReactNode;
};

function Chart({ name, plot, viewBox, start, children }: ChartProps) {
  const trend = start + drawTrend(plot);
  const end = findEnd(plot);
  return (
    <svg className={`hero-chart hero-chart-${name}`} viewBox={viewBox} aria-hidden="true">
      <g className="hero-weeks">{children}</g>
      <path className="hero-trend-halo" d={trend} pathLength="1" />
      <path className="hero-trend" d={trend} pathLength="1" />
      <circle className="hero-end" cx={end.x} cy={end.y} r="6.5" />
    </svg>
  );
}
