import { useCopy } from "../../../platform/page/page-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { AreaSketch } from "./area-sketch.tsx";
import type { ProjectFilter } from "../project-cards.ts";

// Examples of the two areas without a published case (D12).
const examples = { etl: "ecommercePipeline", ml: "inventoryOptimization" } as const;

export function EmptyArea({ filter }: { filter: ProjectFilter }) {
  const copy = useCopy("projects");
  const area = filter === "ml" ? "ml" : "etl";
  const example = copy.items[examples[area]];
  return (
    <div className="empty-area">
      <div>
        {/* The filter's status announces this to screen readers. */}
        <p aria-hidden="true">{copy.empty}</p>
        <h3>{example.title}</h3>
        <p className="lead">{example.description}</p>
        <ButtonLink href="#contact">{copy.emptyCta}</ButtonLink>
      </div>
      <AreaSketch area={area} />
    </div>
  );
}
