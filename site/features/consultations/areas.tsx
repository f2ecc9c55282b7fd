import { useCopy } from "../../platform/page/page-context.tsx";
import { TopicGlyph } from "./topics/topic-glyph.tsx";
import "./topics.css";

const areas = [
  "dashboardReview",
  "powerBI",
  "careerGuidance",
  "dataVisualization",
  "implementation",
  "kpis",
] as const;

export function Areas() {
  const copy = useCopy("consultations").areas;
  return (
    <section className="section topics" aria-labelledby="areas-title">
      <div className="topics-intro">
        <h2 id="areas-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <ul>
        {areas.map((id) => (
          <li key={id}>
            <TopicGlyph name={id} />
            <h3>{copy.items[id].title}</h3>
            <p>{copy.items[id].description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
