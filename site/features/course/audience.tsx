import { useCopy } from "../../platform/page/page-context.tsx";
import { LineAlong } from "../../ui/line/line.tsx";
import "./audience.css";

export function Audience() {
  const { audience } = useCopy("course");
  return (
    <section className="section audience" aria-labelledby="audience-title">
      <LineAlong side="right" />
      <h2 id="audience-title">{audience.title}</h2>
      <ul>
        {audience.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
