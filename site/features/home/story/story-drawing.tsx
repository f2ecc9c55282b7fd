import { fillText } from "../../../../contracts/fill-text.ts";
import type { HomeStory } from "../../../page-data.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";

/**
 * Layers of the report's dots (`generator/reports/draw-story.ts`), shown and hidden by step; without
 * animation they show the last step.
 */
export function StoryDrawing({ story: { drawing, values } }: { story: HomeStory }) {
  const { story: copy } = useCopy("workValues");
  return (
    <figure>
      <span>{fillText(copy.up, values)}</span>
      <div>
        {["line", "cloud", "five"].map((layer) => (
          <img key={layer} src={`${drawing}#${layer}`} alt="" loading="lazy" />
        ))}
        <p>
          <strong>{fillText(copy.salesShare, values)}</strong>
          {copy.sales}
          <strong>{fillText(copy.profitShare, values)}</strong>
          {copy.profit}
        </p>
      </div>
      <figcaption>{fillText(copy.along, values)}</figcaption>
    </figure>
  );
}
