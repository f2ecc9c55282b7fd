import { useRef } from "react";
import { useCopy } from "../../platform/page/page-context.tsx";
import { useReveal } from "../../platform/window/use-reveal.ts";
import "./process.css";

const steps = ["book", "prepare", "session", "plan"] as const;

export function Process() {
  const { process } = useCopy("consultations");
  const section = useRef<HTMLElement>(null);
  const reveal = useReveal(section);
  return (
    <section
      className="section process"
      aria-labelledby="process-title"
      ref={section}
      data-reveal={reveal}
    >
      <h2 id="process-title">{process.title}</h2>
      <ol>
        {steps.map((id) => (
          <li key={id} className={`process-${id}`}>
            <h3>{process.steps[id].title}</h3>
            <p>{process.steps[id].description}</p>
            <p className="process-mark">{process.marks[id]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
