const dots = Array.from({ length: 20 }, (_, index) => index);

type FigureSketchProps = { unit: string; value: number };

export function FigureSketch({ unit, value }: FigureSketchProps) {
  return (
    <svg className="figure-sketch" viewBox="0 0 80 26" width="80" height="26" aria-hidden="true">
      {unit === "percent" && <Share percent={value} />}
      {unit === "rating" && <Rating value={value} />}
      {unit === "minutes" && <Minutes isLong={value > 60} />}
    </svg>
  );
}

function drawDot(dot: number, index: number): string {
  if (index > 0 && dot % 10 > 0) return "m8 0h0";
  return `M${String(4 + (dot % 10) * 8)} ${dot < 10 ? "8" : "18"}h0`;
}

function Share({ percent }: { percent: number }) {
  const filled = Math.round(percent / 5);
  return (
    <>
      <path className="sketch-track" d={dots.slice(filled).map(drawDot).join("")} />
      <path className="sketch-share" d={dots.slice(0, filled).map(drawDot).join("")} />
    </>
  );
}

function Rating({ value }: { value: number }) {
  return (
    <>
      {[1, 2, 3, 4, 5].map((step) => (
        <rect
          key={step}
          className={step <= Math.round(value) ? "sketch-mark" : "sketch-fill"}
          x={step * 16 - 16}
          y={24 - step * 4}
          width="12"
          height={step * 4}
        />
      ))}
    </>
  );
}

function Minutes({ isLong }: { isLong: boolean }) {
  const line = isLong
    ? "M1 5l6 2 6-2 6 1 7-2 6 1 6-1 5 5 6 3 6 4 6 1 6 3 5 2"
    : "M1 22l6-9 5-4 7 3 6-5 6 6 7-4 6 3 6-4 6 8 6-1 5 6 5-1";
  return (
    <>
      <path className="sketch-line" d={line} />
      <circle className="sketch-mark" cx="75" cy={isLong ? 23 : 20} r="3" />
    </>
  );
}
