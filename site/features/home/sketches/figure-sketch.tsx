import { Drawing } from "../../../ui/drawing.tsx";

type FigureSketchProps = { unit: string; value: number };

export function FigureSketch({ unit, value }: FigureSketchProps) {
  if (unit === "minutes") {
    const name = value > 60 ? "figure-long" : "figure-short";
    return <Drawing name={name} width={80} height={26} className="figure-sketch" />;
  }
  return (
    <svg className="figure-sketch" viewBox="0 0 80 26" width="80" height="26" aria-hidden="true">
      {unit === "percent" && <Share percent={value} />}
      {unit === "rating" && <Rating value={value} />}
    </svg>
  );
}

const rowY = [8, 18];
const rowDots = 10;

// Dots are dashes without length, 8 apart; the line ends behind the last one.
function drawDots(from: number, to: number): string {
  const rows = rowY.map((y, row) => {
    const first = Math.max(from - row * rowDots, 0);
    const last = Math.min(to - row * rowDots, rowDots) - 1;
    if (first > last) return "";
    return `M${String(4 + first * 8)} ${String(y)}H${String(5 + last * 8)}`;
  });
  return rows.join("");
}

function Share({ percent }: { percent: number }) {
  const filled = Math.round(percent / 5);
  return (
    <>
      <path className="sketch-track" d={drawDots(filled, 2 * rowDots)} />
      <path className="sketch-share" d={drawDots(0, filled)} />
    </>
  );
}

const steps = [1, 2, 3, 4, 5];

function drawSteps(shown: readonly number[]): string {
  return shown
    .map((step) => `M${String(step * 16 - 16)} 24v-${String(step * 4)}h12v${String(step * 4)}z`)
    .join("");
}

function Rating({ value }: { value: number }) {
  const rated = Math.round(value);
  return (
    <>
      <path className="sketch-mark" d={drawSteps(steps.slice(0, rated))} />
      <path className="sketch-fill" d={drawSteps(steps.slice(rated))} />
    </>
  );
}
