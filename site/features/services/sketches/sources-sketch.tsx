import "../../../ui/line/line.css";
import { drawSpline } from "../../../ui/line/draw-spline.ts";

type SourcesLabels = {
  summary: string;
  sources: readonly string[];
  answer: string;
};

// One series, of which each source holds a part; the parts overlap.
const series = [0, 3, -1, 5, 8, 4, 9, 12, 6, 3, 7, 2, 6, 10, 3, 5, -2, 4, 9, 2, -1, 6, 0];
const parts = [
  [0, 9],
  [7, 15],
  [13, 19],
  [17, 23],
] as const;
// In percent of the drawing, whose left part has the names.
const left = 28;
const firstRow = 9;
const rowHeight = 21;

/** Four sources with pieces of one series, which fall on the page's line and are whole in it. */
export function SourcesSketch({ labels }: { labels: SourcesLabels }) {
  const line = drawSpline(
    series.map((value, at) => ({ x: 10 * placeAt(at), y: 1000 - 4 * value })),
  ).replace("L", "M");
  return (
    <div className="sources" role="img" aria-label={labels.summary}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {parts.map(([from, to], row) => (
          <g key={from}>
            <path className="sources-fall" d={drawFall(row, from) + drawFall(row, to - 1)} />
            <path className="sources-points" d={drawPoints(row, from, to)} />
          </g>
        ))}
        <path className="sources-hollow" d={drawPoints(3, ...parts[3])} />
        <g transform="scale(0.1)">
          <path className="sources-halo" d={line} />
          <path className="sources-line" d={line} />
        </g>
      </svg>
      <span className="rail" />
      <span className="rail" />
      <svg>
        {labels.sources.map((source, row) => (
          <text key={source} y={`${String(firstRow + row * rowHeight)}%`} dy="0.35em">
            {source}
          </text>
        ))}
        <text className="sources-answer" x="100%" y="100%" dy="2em">
          {labels.answer}
        </text>
      </svg>
    </div>
  );
}

function placeAt(at: number): number {
  return round(left + ((100 - left) * at) / (series.length - 1));
}

function placeInRow(row: number, at: number): number {
  return round(firstRow + row * rowHeight - 0.5 * (series[at] ?? 0));
}

function drawPoints(row: number, from: number, to: number): string {
  return series
    .slice(from, to)
    .map((_, at) => `M${String(placeAt(from + at))} ${String(placeInRow(row, from + at))}h0`)
    .join("");
}

function drawFall(row: number, at: number): string {
  return `M${String(placeAt(at))} ${String(placeInRow(row, at) + 4)}V100`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
