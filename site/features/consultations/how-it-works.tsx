import { useCopy } from "../../platform/page/page-context.tsx";
import { TopicGlyph } from "./topics/topic-glyph.tsx";
import { LineAcross } from "../../ui/line/line.tsx";
import "./how-it-works.css";

export function HowItWorks() {
  const { how, process } = useCopy("consultations");
  const marks: Record<string, string> = {
    focus: process.marks.session,
    followUp: process.marks.plan,
  };
  return (
    <section className="section how" aria-labelledby="how-title">
      <h2 id="how-title">{how.title}</h2>
      <LineAcross from="left" />
      <ol>
        {Object.entries(how.steps).map(([id, { title, description }]) => (
          <li key={id} className={`how-${id}`}>
            <TopicGlyph name={id as keyof typeof how.steps} />
            <h3>{title}</h3>
            <p>{description}</p>
            {marks[id] !== undefined && <p className="how-mark">{marks[id]}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
