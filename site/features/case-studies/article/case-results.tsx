import type { CaseStudyCopy } from "../../../page-data.ts";
import { LineAlong } from "../../../ui/line/line.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import "./case-results.css";

type Results = NonNullable<CaseStudyCopy["results"]>;
type ResultGroups = NonNullable<CaseStudyCopy["resultGroups"]>;

export function CaseResults({ results }: { results: Results }) {
  const { shared } = useCaseStudy();
  return (
    <section className="section" aria-labelledby="results-title">
      <LineAlong side="left" />
      <h2 id="results-title">{shared.results}</h2>
      <ul className="case-results">
        {Object.entries(results).map(([id, { title, description }]) => (
          <li key={id} className="case-row">
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CaseResultGroups({ groups }: { groups: ResultGroups }) {
  const { shared } = useCaseStudy();
  return (
    <section className="section" aria-labelledby="results-title">
      <LineAlong side="left" />
      <h2 id="results-title">{shared.results}</h2>
      <ul className="case-results">
        {Object.entries(groups).map(([id, { title, findings, actions }]) => (
          <li key={id} className="case-row case-group">
            <h3>{title}</h3>
            <PointList title={shared.findings} points={findings} />
            <PointList title={shared.actions} points={actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CaseInsights({ insights }: { insights: readonly string[] }) {
  const { shared } = useCaseStudy();
  return (
    <section className="section" aria-labelledby="insights-title">
      <LineAlong side="left" />
      <h2 id="insights-title">{shared.insights}</h2>
      <ol className="case-insights">
        {insights.map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </ol>
    </section>
  );
}

function PointList({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className="case-label">{title}</h4>
      <ul className="case-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
