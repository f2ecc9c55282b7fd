import type { ReactNode } from "react";

const barHeights = [11, 11, 12, 12, 14, 13, 15, 19, 18, 19, 20, 20, 22, 21, 23, 25, 27, 29, 31, 33];
const points = [20, 24, 18, 21, 26, 19, 22, 17, 23, 20, 25, 21, 18, 22, 20, 24, 19, 23, 21, 20];
const star = "M12 1l3.3 7.2 7.7.9-5.7 5.3 1.5 7.6L12 18.2 5.2 22l1.5-7.6L1 9.1l7.7-.9z";

function drawBars(from: number, to: number): string {
  const bars = barHeights.map(
    (height, index) => `M${String(index * 10)} 42v-${String(height)}h7v${String(height)}z`,
  );
  return bars.slice(from, to).join("");
}

const sketches: Record<string, ReactNode> = {
  finance: (
    <>
      <path className="sketch-fill" d={drawBars(0, 15)} />
      <path className="sketch-mark" d={drawBars(15, barHeights.length)} />
    </>
  ),
  precision: (
    <>
      <rect className="sketch-band" y="14" width="200" height="16" />
      <path
        className="sketch-points"
        d={points.map((y, index) => `M${String(5 + index * 10)} ${String(y)}h0`).join("")}
      />
      <circle className="sketch-mark" cx="136" cy="6" r="3.5" />
    </>
  ),
  reach: (
    <>
      <path className="sketch-fill" d="M0 41C70 40 140 26 196 4V41z" />
      <path className="sketch-line" d="M0 41C70 40 140 26 196 4" />
      <circle className="sketch-mark" cx="195" cy="5" r="4.5" />
    </>
  ),
  satisfaction: [0, 1, 2, 3, 4].map((index) => (
    <path
      key={index}
      className="sketch-mark"
      d={star}
      transform={`translate(${String(index * 40)} 9)`}
    />
  )),
};

export function AchievementSketch({ icon }: { icon: string }) {
  return (
    <svg
      className="achievement-sketch"
      viewBox="0 0 200 44"
      width="200"
      height="44"
      aria-hidden="true"
    >
      {sketches[icon]}
    </svg>
  );
}
