import { Fragment } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import type { HomeStory } from "../../../page-data.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";

/** Both axes for the plots of all steps; only the first plot shows them from here, without the profit. */
export function StoryAxes({ story }: { story: HomeStory }) {
  const { story: copy } = useCopy("workValues");
  const locale = useLocale();
  const { revenue, profit } = story.drawing.ticks;
  const thousands = (euros: number): string =>
    euros === 0 ? "0" : fillText(copy.thousands, { n: formatNumber(euros / 1000, locale) });
  return (
    <svg className="plot-text">
      <g id="story-along">
        {revenue.map((euros, at) => (
          <text
            key={euros}
            className={nameTick(at, revenue.length)}
            x={percent((100 * at) / (revenue.length - 1))}
            y="100%"
            dy="1.75em"
          >
            {thousands(euros)}
          </text>
        ))}
        <text className="plot-end plot-strong" x="100%" y="100%" dy="3.1em">
          {copy.along}
        </text>
      </g>
      <defs>
        <g id="story-up">
          {profit.slice(1).map((euros, at, { length }) => {
            const y = percent(100 - (100 * (at + 1)) / length);
            return (
              <g key={euros} className={at + 1 === length ? "" : "plot-tick"}>
                <line className="plot-rule" x2="100%" y1={y} y2={y} />
                <text y={y} dy="1.35em">
                  {thousands(euros)}
                </text>
              </g>
            );
          })}
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
          <text key={name} x={percent(x)} y={percent(y)} {...placeName(index, y)}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Above or below its point by turns; the line comes down on the first, and the lowest have the axis below them. */
function placeName(index: number, y: number): { className: string; dx?: string; dy: string } {
  if (index === 0) return { className: "plot-strong plot-end", dx: "-0.75em", dy: "2.4em" };
  if (y > 94) return { className: "plot-strong", dx: "1em", dy: "0.35em" };
  return { className: "plot-strong plot-middle", dy: index % 2 === 0 ? "-1em" : "2em" };
}

/** Their shares, over a bracket. */
export function StoryFigures({ story: { drawing, values } }: { story: HomeStory }) {
  const { story: copy } = useCopy("workValues");
  const shares = [
    [copy.salesShare, copy.sales],
    [copy.profitShare, copy.profit],
  ] as const;
  const [from, to] = [drawing.names[0]?.at[0] ?? 0, drawing.names.at(-1)?.at[0] ?? 0];
  return (
    <>
      <svg className="plot-text plot-figures">
        <text y="62%">
          {shares.map(([share, of], at) => (
            <Fragment key={of}>
              <tspan className="plot-figure" x={percent(from)} dy={at === 0 ? "-2.6em" : "1.15em"}>
                {fillText(share, values)}
              </tspan>
              <tspan x={percent(from)} dy="1.35em">
                {of}
              </tspan>
            </Fragment>
          ))}
        </text>
      </svg>
      <svg className="layer bracket" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`M${String(from)} 69V66H${String(to)}V69`} />
      </svg>
    </>
  );
}

/** Those between the ends are shown where the plot is large enough for them. */
function nameTick(at: number, count: number): string | undefined {
  if (at === 0) return undefined;
  return at === count - 1 ? "plot-end" : "plot-middle plot-tick";
}

function percent(value: number): string {
  return `${String(Math.round(value * 10) / 10)}%`;
}
