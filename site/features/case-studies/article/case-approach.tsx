import { CasePicture } from "../case-picture.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import { UnitChart } from "./unit-chart.tsx";

export function CaseApproach() {
  const { slug, copy, shared, figures } = useCaseStudy();
  const { chart, picture, approach } = copy;
  return (
    <section
      className={chart === undefined ? "section case-approach" : "section case-approach-below"}
      aria-labelledby="approach-title"
    >
      <div className="case-approach-columns">
        {chart === undefined ? (
          <figure className="case-visual">
            <CasePicture slug={slug} alt={picture ?? ""} isFirst />
            <figcaption className="caption">{shared.source}</figcaption>
          </figure>
        ) : (
          <UnitChart copy={chart} figures={figures} />
        )}
        <div className="case-approach-text">
          <h2 id="approach-title">{shared.approach}</h2>
          <div>
            {approach.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
