import { useRef } from "react";
import { useCopy } from "../../platform/page/page-context.tsx";
import { useReveal } from "../../platform/window/use-reveal.ts";
import "./work-values.css";

const values = ["empathy", "flexibility", "clarity", "continuousImprovement"] as const;

export function WorkValues() {
  const copy = useCopy("workValues");
  const section = useRef<HTMLElement>(null);
  const reveal = useReveal(section);
  return (
    <section
      className="section work-values"
      aria-labelledby="work-values-title"
      ref={section}
      data-reveal={reveal}
    >
      <h2 id="work-values-title">{copy.title}</h2>
      <ol>
        {values.map((id) => (
          <li key={id}>
            <h3>{copy.items[id].title}</h3>
            <p>{copy.items[id].description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
