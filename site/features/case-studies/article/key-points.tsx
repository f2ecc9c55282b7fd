import { LineAlong } from "../../../ui/line/line.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import { FigureValue } from "./figure-value.tsx";
import "./key-points.css";

export function KeyPoints() {
  const { copy, shared, figures, keyPoints } = useCaseStudy();
  return (
    <section className="section" aria-labelledby="key-points-title">
      <LineAlong side="right" />
      <h2 id="key-points-title">{shared.keyPoints}</h2>
      <ul className="key-points">
        {Object.entries(copy.keyPoints).map(([id, { title, description }]) => {
          const figure = figures.find((one) => one.id === keyPoints[id]?.figure);
          return (
            <li key={id}>
              {figure !== undefined && (
                <p className="key-point-mark">
                  <FigureValue figure={figure} />
                </p>
              )}
              <h3 className="case-label">{title}</h3>
              <p className="key-point-text">{description}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
