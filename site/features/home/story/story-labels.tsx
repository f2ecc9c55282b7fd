import { fillText } from "../../../../contracts/fill-text.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import type { HomeStory } from "../../../page-data.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";

const parts = [1, 2, 3, 4, 5];

/** Both axes for the plots of all steps; only the first plot shows them from here, without the profit. */
export function StoryAxes({ story }: { story: HomeStory }) {
  const { story: copy } = useCopy("workValues");
  const locale = useLocale();
  const { revenue, profit } = story.drawing.ends;
  const thousands = (euros: number): string =>
    euros === 0 ? "0" : fillText(copy.thousands, { n: formatNumber(euros / 1000, locale) });
  return (
    <svg className="plot-text">
      <g id="story-along">
        {[0, 1, 2, 3].map((third) => (
          <text
            key={third}
            className={third === 3 ? "plot-end" : third === 0 ? "" : "plot-middle plot-tick"}
            x={percent(third / 3)}
            y="100%"
            dy="1.75em"
          >
            {thousands((third / 3) * revenue)}
          </text>
        ))}
        <text className="plot-end plot-strong" x="100%" y="100%" dy="3.1em">
          {copy.along}
        </text>
      </g>
      <defs>
        <g id="story-up">
          {parts.map((part) => (
            <g key={part} className={part === 5 ? "" : "plot-tick"}>
              <line
                className="plot-rule"
                x2="100%"
                y1={percent(1 - part / 5)}
                y2={percent(1 - part / 5)}
              />
              <text y={percent(1 - part / 5)} dy="1.35em">
                {thousands((part / 5) * profit)}
              </text>
            </g>
          ))}
          <text className="plot-strong" y="-10">
            {copy.up}
          </text>
        </g>
      </defs>
    </svg>
  );
}

/** Names of the marked products, where the plot is large enough for them. */
export function StoryNames({ story: { drawing } }: { story: HomeStory }) {
  return (
    <svg className="plot-text plot-names">
      <g id="story-names">
        {drawing.names.map(({ name, at: [x = 0, y = 0] }, index) => (
          <text key={name} x={percent(x / 100)} y={percent(y / 100)} {...placeName(index, y)}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Above or below its point by turns; the line comes down on the first, and the lowest have the axis below them. */
function placeName(index: number, y: number): { className: string; dx?: string; dy: string } {
  if (index === 0) return { className: "plot-strong plot-end", dx: "1em", dy: "2em" };
  if (y > 94) return { className: "plot-strong", dx: "1em", dy: "0.35em" };
  return { className: "plot-strong plot-middle", dy: index % 2 === 0 ? "-1em" : "2em" };
}

/** Their shares, over a bracket. */
export function StoryFigures({ story: { drawing, values } }: { story: HomeStory }) {
  const { story: copy } = useCopy("workValues");
  const [from, to] = [drawing.names[0]?.at[0] ?? 0, drawing.names.at(-1)?.at[0] ?? 0];
  return (
    <>
      <svg className="plot-text plot-figures">
        <text y="62%">
          <tspan className="plot-figure" x={percent(from / 100)} dy="-2.6em">
            {fillText(copy.salesShare, values)}
          </tspan>
          <tspan x={percent(from / 100)} dy="1.35em">
            {copy.sales}
          </tspan>
          <tspan className="plot-figure" x={percent(from / 100)} dy="1.15em">
            {fillText(copy.profitShare, values)}
          </tspan>
          <tspan x={percent(from / 100)} dy="1.35em">
            {copy.profit}
          </tspan>
        </text>
      </svg>
      <svg className="layer bracket" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`M${String(from)} 69V66H${String(to)}V69`} />
      </svg>
    </>
  );
}

function percent(share: number): string {
  return `${String(Math.round(share * 1000) / 10)}%`;
}
