import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { useReveal } from "../../platform/window/use-reveal.ts";
import { StoryDrawing } from "./story/story-drawing.tsx";
import { StoryReport } from "./story/story-report.tsx";
import { useHome } from "./use-home.ts";
import "./work-values.css";

const values = ["empathy", "flexibility", "clarity", "continuousImprovement"] as const;

/** The work values (§2), each with a step of one case; the drawing beside them follows the step that is read. */
export function WorkValues() {
  const copy = useCopy("workValues");
  const { story } = useHome();
  const section = useReveal();
  return (
    <section
      className="section work-values"
      aria-labelledby="work-values-title"
      ref={section}
      data-reveal=""
    >
      <div className="story">
        <div className="story-head">
          <h2 id="work-values-title">{copy.title}</h2>
          {story && <p>{copy.story.lead}</p>}
        </div>
        {story && <StoryDrawing story={story} />}
        <ol>
          {values.map((id) => (
            <li key={id}>
              <h3>{copy.items[id].title}</h3>
              <p>{copy.items[id].description}</p>
              {story && (
                <p className="story-step">{fillText(copy.story.steps[id], story.values)}</p>
              )}
            </li>
          ))}
        </ol>
        {story && <StoryReport story={story} />}
      </div>
    </section>
  );
}
