import { useCopy } from "../../platform/page/page-context.tsx";
import { LineAlong } from "../../ui/line/line.tsx";
import "./topics.css";

export function Areas() {
  const copy = useCopy("consultations").areas;
  return (
    <section className="section topics" aria-labelledby="areas-title">
      <LineAlong side="right" />
      <div className="topics-intro">
        <h2 id="areas-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <ul>
        {Object.entries(copy.items).map(([id, { title, description }]) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
