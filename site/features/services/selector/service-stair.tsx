import type { ReactNode } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import "./service-stair.css";

// Changes from the planned 100 to the actual 42, and where the line steps down, in percent of its width.
const start = 100;
const falls = [
  { id: "price", by: 14, at: 25 },
  { id: "mix", by: 9, at: 42 },
  { id: "returns", by: 31, at: 57.5 },
  { id: "shipping", by: 4, at: 79 },
] as const;
const end = falls.reduce((level, { by }) => level - by, start);
/** The planned margin less the actual one, in thousands of euros. */
export const missingMargin = start - end;
const largest = falls.reduce((one, other) => (other.by > one.by ? other : one));

/** A waterfall as one line, the page's own, from the planned margin down to the actual one; its way on is in it. */
export function ServiceStair({ children }: { children: ReactNode }) {
  const { examples, exampleNote } = useCopy("services");
  const { labels, caption, summary } = examples.businessProblem;
  const steps = listSteps();
  return (
    <figure className="stair">
      <div className="stair-plot" role="img" aria-label={summary}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="stair-halo" d={drawStair()} />
          <path d={drawStair()} />
          {steps.map(({ id, at, from, to }) =>
            id === largest.id ? (
              <path key={id} className="stair-largest" d={`M${place(at)} ${from}V${to}`} />
            ) : null,
          )}
        </svg>
        <svg>
          <text className="stair-strong" dy="1.7em">
            {`${labels.planned} ${String(start)}`}
          </text>
          {steps.map(({ id, at, by, to }) => {
            const x = `${place(at)}%`;
            const isLargest = id === largest.id;
            // The last fall is too low for a name over its tread.
            const isLast = to === "100";
            return (
              <text
                key={id}
                className={isLargest ? "stair-strong" : isLast ? "stair-end" : undefined}
                y={`${to}%`}
              >
                {isLargest && (
                  <tspan className="stair-figure" x={x} dx="0.3em" dy="-0.75em">
                    {`−${String(by)}`}
                  </tspan>
                )}
                <tspan
                  x={x}
                  dx={isLast ? "-0.6em" : "1em"}
                  dy={isLargest ? "1.9em" : isLast ? "0.5em" : "-0.7em"}
                >
                  {isLargest ? labels[id] : `${labels[id]} −${String(by)}`}
                </tspan>
              </text>
            );
          })}
          <text className="stair-strong stair-end" x="100%" y="100%" dy="1.7em">
            {`${labels.actual} ${String(end)}`}
          </text>
        </svg>
        {children}
      </div>
      <figcaption>{siteConfig.demonstration ? caption : `${caption} ${exampleNote}`}</figcaption>
    </figure>
  );
}

/** Heights in percent, downwards, before and after each step. */
function listSteps() {
  let level = start;
  return falls.map(({ id, by, at }) => {
    const from = place((100 * (start - level)) / (start - end));
    level -= by;
    return { id, by, at, from, to: place((100 * (start - level)) / (start - end)) };
  });
}

function drawStair(): string {
  const treads = listSteps().map(({ at, to }) => `H${place(at)}V${to}`);
  return `M0 0${treads.join("")}H100`;
}

function place(value: number): string {
  return String(Math.round(value * 10) / 10);
}
