import { useCopy } from "../../platform/page/page-context.tsx";
import { TopicGlyph } from "./topics/topic-glyph.tsx";
import { LineAcross } from "../../ui/line/line.tsx";
import "./how-it-works.css";

export function HowItWorks() {
  const { how } = useCopy("consultations");
  return (
    <section className="section how" aria-labelledby="how-title">
      <h2 id="how-title">{how.title}</h2>
      <LineAcross from="left" />
      <ol>
        {Object.entries(how.steps).map(([id, { title, description }]) => (
          <li key={id}>
            <TopicGlyph name={id as keyof typeof how.steps} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
