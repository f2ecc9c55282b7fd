import { useCopy } from "../../platform/page/page-context.tsx";
import { TopicGlyph } from "./topics/topic-glyph.tsx";
import "./how-it-works.css";

const steps = ["discuss", "focus", "followUp"] as const;

export function HowItWorks() {
  const { how } = useCopy("consultations");
  return (
    <section className="section how" aria-labelledby="how-title">
      <h2 id="how-title">{how.title}</h2>
      <ol>
        {steps.map((id) => (
          <li key={id}>
            <TopicGlyph name={id} />
            <h3>{how.steps[id].title}</h3>
            <p>{how.steps[id].description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
