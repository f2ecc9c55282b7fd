import { LineAlong } from "../../../ui/line/line.tsx";
import { useCaseStudy } from "../use-case-study.ts";

export function CaseApproach() {
  const { copy, shared } = useCaseStudy();
  return (
    <section className="section case-approach" aria-labelledby="approach-title">
      <LineAlong side="right" />
      <h2 id="approach-title">{shared.approach}</h2>
      <div>
        {copy.approach.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
