import { useCaseStudy } from "../use-case-study.ts";
import { FigureValue } from "./figure-value.tsx";
import { KeyPointSketch } from "./key-point-sketch.tsx";
import "./key-points.css";

export function KeyPoints() {
  const { copy, shared, figures, keyPoints } = useCaseStudy();
  return (
    <section className="section" aria-labelledby="key-points-title">
      <h2 id="key-points-title">{shared.keyPoints}</h2>
      <ul className="key-points">
        {Object.entries(copy.keyPoints).map(([id, { title, description }]) => {
          const mark = keyPoints[id];
          const figure = figures.find((one) => one.id === mark?.figure);
          return (
            <li key={id}>
              <p className="key-point-mark">
                {figure === undefined ? (
                  <KeyPointSketch name={mark?.sketch} />
                ) : (
                  <FigureValue figure={figure} />
                )}
              </p>
              <h3 className="case-label">{title}</h3>
              <p className="key-point-text">{description}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
