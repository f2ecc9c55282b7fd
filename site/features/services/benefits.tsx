import { useCopy } from "../../platform/page/page-context.tsx";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import { DeviationLine } from "./sketches/deviation-line.tsx";
import "./benefits.css";

const benefits = ["cost", "automation", "prediction", "experience"] as const;

export function Benefits() {
  const { benefits: copy } = useCopy("servicePage");
  return (
    <section className="section benefits" aria-labelledby="benefits-title">
      <h2 id="benefits-title">{copy.title}</h2>
      <DeviationLine />
      <Accordion
        items={benefits.map((id) => ({
          id,
          title: copy.items[id].title,
          content: <p>{copy.items[id].description}</p>,
        }))}
      />
    </section>
  );
}
