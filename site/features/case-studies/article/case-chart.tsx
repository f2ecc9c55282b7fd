import { CasePicture } from "../case-picture.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import { UnitChart } from "./unit-chart.tsx";
import "./case-chart.css";

/** What the case argues, as wide as the page. */
export function CaseChart() {
  const { slug, copy, figures } = useCaseStudy();
  const { title, source, groups } = copy.chart;
  return (
    <figure className="section case-visual">
      <figcaption>
        <strong>{title}</strong>
        <span className="caption">{source}</span>
      </figcaption>
      {groups === undefined ? (
        <CasePicture slug={slug} alt={copy.picture ?? ""} isHead />
      ) : (
        <UnitChart groups={groups} figures={figures} />
      )}
    </figure>
  );
}
