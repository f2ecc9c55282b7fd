import { useId } from "react";
import { useCopy } from "../../platform/page/page-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LineAlong } from "../../ui/line/line.tsx";
import "./data-challenges.css";

export function DataChallenges() {
  const { challenges: copy } = useCopy("servicePage");
  const group = useId();
  return (
    <section className="section" aria-labelledby="challenges-title">
      <LineAlong side="left" />
      <div className="section-head">
        <h2 id="challenges-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <div className="challenges">
        {Object.entries(copy.items).map(([id, { title, question, description }]) => (
          <details key={id} name={group}>
            <summary>
              <h3>{title}</h3>
              <span>{question}</span>
              <Icon name="plus" />
              <Icon name="minus" />
            </summary>
            <p className="challenges-answer">{description}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
