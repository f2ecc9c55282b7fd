import type { ReactNode } from "react";
import { useHome } from "../use-home.ts";
import "./hero-chart.css";

/** Draws the chart for wide and narrow screens: text, dots and lines must not scale, but their positions are shared. */
export function HeroChart() {
  const { weeks, trend, squeeze } = useHome().chart;
  return (
    <>
      <Chart
        name="wide"
        end={[1312, 32]}
        viewBox="0 0 1312 296"
        weeks={<path id="hero-weeks" d={weeks} />}
        trend={<path id="hero-trend" d={trend} />}
      />
      <Chart
        name="narrow"
        end={[344, 24]}
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
  end: readonly [x: number, y: number];
  viewBox: string;
  weeks: ReactNode;
  trend: ReactNode;
  matrix?: string;
};

function Chart({ name, end, viewBox, weeks, trend, matrix }: ChartProps) {
  return (
    <svg className={`hero-chart hero-chart-${name}`} viewBox={viewBox} aria-hidden="true">
      <g className="hero-weeks">{weeks}</g>
      <g className="hero-trend hero-trend-halo">{trend}</g>
      <use className="hero-trend" href="#hero-trend" transform={matrix} />
      <circle className="hero-end" cx={end[0]} cy={end[1]} r="6.5" />
    </svg>
  );
}
