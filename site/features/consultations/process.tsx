import { useCopy } from "../../platform/page/page-context.tsx";
import { useReveal } from "../../platform/window/use-reveal.ts";
import { LineAcross } from "../../ui/line/line.tsx";
import "./process.css";

export function Process() {
  const { process } = useCopy("consultations");
  const section = useReveal();
  return (
    <section
      className="section process"
      aria-labelledby="process-title"
      ref={section}
      data-reveal=""
    >
      <h2 id="process-title">{process.title}</h2>
      <LineAcross from="right" />
      <ol>
        {Object.entries(process.steps).map(([id, { title, description }]) => (
          <li key={id} className={`process-${id}`}>
            <h3>{title}</h3>
            <p>{description}</p>
            <p className="process-mark">{process.marks[id as keyof typeof process.marks]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
