import type { ReactNode } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import type { HomeStory } from "../../../page-data.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { StoryAxes, StoryFigures, StoryNames } from "./story-labels.tsx";
import "./story-plot.css";

type PlotProps = { story: HomeStory };

const plots = {
  empathy: Hundred,
  flexibility: Trend,
  clarity: Fall,
  continuousImprovement: Frame,
};

type StoryPlotProps = PlotProps & { step: keyof typeof plots };

/** The drawing of a step (`generator/reports/draw-story.ts`): each layer is a picture of its own, which moves alone. */
export function StoryPlot({ step, story }: StoryPlotProps) {
  const Plot = plots[step];
  return (
    <div className="plot" aria-hidden="true">
      <Plot story={story} />
    </div>
  );
}

/** Each euro of a hundred, over the sales of its product. */
function Hundred({ story }: PlotProps) {
  const { story: copy } = useCopy("workValues");
  const { drawing, values } = story;
  return (
    <>
      <StoryAxes story={story} />
      <Layer name="cloud">
        <path d={drawing.hundred} />
      </Layer>
      <Layer name="five">
        <path d={drawing.hundredMarked} />
      </Layer>
      <svg className="plot-text">
        <text y="-10">{copy.hundred}</text>
        <text className="plot-strong plot-end" x="95%" y="76%">
          {fillText(copy.hundredMarked, values)}
        </text>
      </svg>
    </>
  );
}

/** Each product at its sales and profit; how it goes on is not known yet. */
function Trend({ story: { drawing, values } }: PlotProps) {
  const { story: copy } = useCopy("workValues");
  return (
    <>
      <Axes />
      <Layer name="cloud rising">
        <path id="story-cloud" d={drawing.cloud} />
      </Layer>
      <Layer name="five rising">
        <path id="story-five" d={drawing.five} />
      </Layer>
      <Line d={drawing.trend} />
      <Layer name="beyond">
        <path d={drawing.beyond} />
      </Layer>
      <svg className="plot-text">
        <text className="plot-strong" x="66%" y="8%">
          {fillText(copy.beyond, values)}
        </text>
      </svg>
    </>
  );
}

/** The line falls to the marked products. */
function Fall({ story }: PlotProps) {
  const { drawing } = story;
  return (
    <>
      <Axes />
      <Layer name="cloud">
        <use href="#story-cloud" />
      </Layer>
      <Line d={drawing.trend + drawing.fall} />
      <Layer name="five">
        <use href="#story-five" />
      </Layer>
      <StoryNames story={story} />
      <StoryFigures story={story} />
    </>
  );
}

/** The report that its frame goes around. */
function Frame() {
  return (
    <>
      <Axes />
      <Layer name="cloud faded">
        <use href="#story-cloud" />
      </Layer>
      <Layer name="five">
        <use href="#story-five" />
      </Layer>
      <svg className="plot-text plot-names">
        <use href="#story-names" />
      </svg>
    </>
  );
}

function Axes() {
  return (
    <svg className="plot-text">
      <use href="#story-along" />
      <use href="#story-up" />
    </svg>
  );
}

function Layer({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg className={`layer ${name}`} viewBox="0 0 100 100" preserveAspectRatio="none">
      {children}
    </svg>
  );
}

function Line({ d }: { d: string }) {
  return (
    <Layer name="trend">
      <path className="trend-halo" d={d} />
      <path d={d} />
    </Layer>
  );
}
