import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { useHome } from "../use-home.ts";

/** The dots of the report (`generator/reports/draw-story.ts`) in layers, which come and go with the steps; all of it says the end. */
export function StoryDrawing() {
  const { story: copy } = useCopy("workValues");
  const { drawing, values } = useHome().story;
  return (
    <figure>
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
      <figcaption>{copy.caption}</figcaption>
    </figure>
  );
}
