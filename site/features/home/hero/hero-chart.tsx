import type { ReactNode } from "react";
import { drawTrend, drawWeeks, findEnd, type Plot } from "../margin-series.ts";
import "./hero-chart.css";

// In view box units: 1312 is the container at 1440 px, 350 at 390 px.
const wide: Plot = { left: 672, width: 640, bottom: 292, top: 32 };
const narrow: Plot = { left: 0, width: 344, bottom: 216, top: 24 };

const scaleX = narrow.width / wide.width;
const scaleY = (narrow.bottom - narrow.top) / (wide.bottom - wide.top);
const values = [
  scaleX,
  0,
  0,
  scaleY,
  narrow.left - wide.left * scaleX,
  narrow.top - wide.top * scaleY,
].map((value) => Number(value.toFixed(4)));
const squeeze = `matrix(${values.join(" ")})`;

/** Drawn twice, for wide and for narrow screens: text, dots and lines must not scale. Their places are written once. */
export function HeroChart() {
  return (
    <>
      <Chart
        name="wide"
        plot={wide}
        viewBox="0 0 1312 296"
        weeks={<path id="hero-weeks" d={drawWeeks(wide)} />}
        trend={<path id="hero-trend" d={`M0 292${drawTrend(wide)}`} />}
      />
      <Chart
        name="narrow"
        plot={narrow}
        viewBox="0 0 350 220"
        weeks={<use href="#hero-weeks" transform={squeeze} />}
        trend={<use href="#hero-trend" transform={squeeze} />}
        matrix={squeeze}
      />
    </>
  );
}

type ChartProps = {
  name: string;
  plot: Plot;
  viewBox: string;
  weeks: ReactNode;
  trend: ReactNode;
  matrix?: string;
};

function Chart({ name, plot, viewBox, weeks, trend, matrix }: ChartProps) {
  const end = findEnd(plot);
  return (
    <svg className={`hero-chart hero-chart-${name}`} viewBox={viewBox} aria-hidden="true">
      <g className="hero-weeks">{weeks}</g>
      <g className="hero-trend hero-trend-halo">{trend}</g>
      <use className="hero-trend" href="#hero-trend" transform={matrix} />
      <circle className="hero-end" cx={end.x} cy={end.y} r="6.5" />
    </svg>
  );
}
