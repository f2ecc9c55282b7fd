import { useCopy } from "../../platform/page/page-context.tsx";
import { LineAcross } from "../../ui/line/line.tsx";
import "./why-personalised.css";

// Dots per column, left to right, in the shape of a bell.
const heap = [1, 2, 3, 5, 7, 8, 7, 5, 3, 2, 1];
const stepPx = 18;
const baseline = 156;
const points = heap.flatMap((height, column) =>
  Array.from({ length: height }, (_, row) => ({
    x: 12 + column * stepPx,
    y: baseline - row * stepPx,
  })),
);
const yours = { x: 356, y: baseline };

export function WhyPersonalised() {
  const { why } = useCopy("consultations");
  return (
    <section className="section why" aria-labelledby="why-title">
      <LineAcross from="right" />
      <div className="why-box">
        <div>
          <h2 id="why-title">{why.title}</h2>
          <p className="lead">{why.text}</p>
        </div>
        <figure>
          <svg viewBox="0 0 400 190" aria-hidden="true">
            <path className="why-axis" d="M0 167.5H400" />
            {points.map(({ x, y }) => (
              <circle key={`${String(x)} ${String(y)}`} className="why-point" cx={x} cy={y} r="5" />
            ))}
            <path className="why-leader" d={`M${String(yours.x)} ${String(yours.y - 14)}V96`} />
            <circle className="sketch-mark" cx={yours.x} cy={yours.y} r="7.5" />
            <text className="why-name" x={yours.x} y="84" textAnchor="middle">
              {why.sketch.yours}
            </text>
            <text x="102" y="186" textAnchor="middle">
              {why.sketch.many}
            </text>
          </svg>
          <figcaption className="caption">{why.sketch.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
