import { useCopy } from "../../platform/page/page-context.tsx";
import { listCases } from "./sketches/list-cases.ts";
import "../../ui/line/line.css";
import "./why-personalised.css";

const cloud = listCases()
  .map(([x, y]) => `M${String(x)} ${String(y)}h0`)
  .join("");
// It follows the cases that tutorials teach, and leaves them for the visitor's.
const way = "M750 84 410 196C290 236 210 424 50 424";

export function WhyPersonalised() {
  const { why } = useCopy("consultations");
  return (
    <section className="section why" aria-labelledby="why-title">
      <div className="why-columns">
        <div>
          <h2 id="why-title">{why.title}</h2>
          <p className="lead">{why.text}</p>
        </div>
        <figure>
          <span className="rail" />
          <svg viewBox="0 0 750 424" aria-hidden="true">
            <path className="why-cloud" d={cloud} />
            <path className="why-taught" d="M410 196 30 321" />
            <path className="why-halo" d={way} />
            <path className="why-way" d={way} />
            <circle cx="50" cy="424" r="10" />
            <text className="why-name" x="76" y="434" dy="1em">
              {why.sketch.yours}
            </text>
            <text x="744" y="66" textAnchor="end">
              {why.sketch.many}
            </text>
          </svg>
          <figcaption className="caption">{why.sketch.caption}</figcaption>
        </figure>
        <span className="rail why-down" />
        <span className="rail why-out" />
      </div>
    </section>
  );
}
