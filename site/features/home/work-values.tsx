import type { ReactNode } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import { reportPath } from "../../../contracts/paths/report-paths.ts";
import type { HomeStory } from "../../page-data.ts";
import { useCopy, useLocale } from "../../platform/page/page-context.tsx";
import { useReveal } from "../../platform/window/use-reveal.ts";
import { LineAlong } from "../../ui/line/line.tsx";
import { StoryPlot } from "./story/story-plot.tsx";
import { useLiveReport } from "./story/use-live-report.ts";
import { useHome } from "./use-home.ts";
import "./work-values.css";
import "./story/story-stage.css";
import "./story/story-stage-wide.css";

const values = ["empathy", "flexibility", "clarity", "continuousImprovement"] as const;

/** The work values (§2), each with a step of one case, if its report is there. */
export function WorkValues() {
  const { story } = useHome();
  const section = useReveal();
  return (
    <section
      className="section work-values"
      aria-labelledby="work-values-title"
      ref={section}
      data-reveal=""
    >
      <LineAlong side="left" />
      {story ? <Story story={story} /> : <Values />}
    </section>
  );
}

/** The page's line goes through the steps, and draws the frame of the report in which they end. */
function Story({ story }: { story: HomeStory }) {
  const { story: copy } = useCopy("workValues");
  const address = reportPath(story.report, useLocale()) + story.opened;
  const { live, open } = useLiveReport(address);
  return (
    <>
      <div className="story">
        <Values story={story} lead={copy.lead}>
          {!live && (
            <p className="story-open">
              <a className="button button-outline" href={address} data-wants-app="" onClick={open}>
                {copy.open}
              </a>
            </p>
          )}
        </Values>
      </div>
      {live}
    </>
  );
}

type ValuesProps = { story?: HomeStory; lead?: string; children?: ReactNode };

function Values({ story, lead, children }: ValuesProps) {
  const copy = useCopy("workValues");
  return (
    <div className="values-stage">
      <div className="values-head">
        <h2 id="work-values-title">{copy.title}</h2>
        {lead !== undefined && <p className="lead">{lead}</p>}
      </div>
      <ol className="values">
        {values.map((id) => (
          <li key={id}>
            {story && <StoryPlot step={id} story={story} />}
            {story && id === "empathy" && (
              <span className="rail story-in">
                <span className="beads" />
              </span>
            )}
            <h3>{copy.items[id].title}</h3>
            <div className="value-text">
              {story && (
                <p className="story-step">{fillText(copy.story.steps[id], story.values)}</p>
              )}
              <p>{copy.items[id].description}</p>
              {id === "continuousImprovement" && children}
            </div>
            {story && id === "continuousImprovement" && (
              <div className="story-frame">
                <span className="rail" />
                <span className="rail" />
                <span className="rail" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
