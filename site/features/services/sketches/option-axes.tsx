import { siteConfig } from "#folder/site.config.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import "./option-axes.css";

const { hours } = siteConfig.prices.block;
const { minWeeks, maxWeeks } = siteConfig.prices.project;
// Some hours follow each other, others are alone: shares of the distance between two.
const shifts = [-0.2, -0.5, 0.1, 0.35, -0.3];
// Percent of the width at the longest project's end.
const lastWeekAt = 82;

/** The hours of a block, used when they are needed; the page's line comes in here. */
export function HoursAxis() {
  const { start, end } = useCopy("servicePage").options.hours.axis;
  const places = Array.from(
    { length: hours },
    (_, at) => (100 * (at + 0.5 + (shifts[at % shifts.length] ?? 0))) / hours,
  );
  return (
    <span className="axis" aria-hidden="true">
      <span className="rail axis-in" />
      <svg>
        <line className="axis-heavy" x2="100%" />
        {places.map((place) => (
          <rect key={place} x={percent(place)} y="-7" width="22" height="14" />
        ))}
        <text y="2.1em">{start}</text>
        <text className="axis-end" x="100%" y="2.1em">
          {end}
        </text>
      </svg>
    </span>
  );
}

/** A project as one stroke with its milestones, dotted where its end is not known; the line turns before it. */
export function ProjectAxis() {
  const { milestones, latest } = useCopy("servicePage").options.project;
  const end = (lastWeekAt * minWeeks) / maxWeeks;
  const last = milestones.length - 1;
  return (
    <span className="axis" aria-hidden="true">
      <span className="rail axis-turn" />
      <span className="rail axis-out" />
      <svg>
        <line className="axis-heavy" x2={percent(end)} />
        {minWeeks < maxWeeks && (
          <>
            <line className="axis-unknown" x1={percent(end)} x2={percent(lastWeekAt)} />
            <line className="axis-dots" x1={percent(end)} x2={percent(lastWeekAt)} />
            <Milestone name="latest" at={lastWeekAt} text={fillText(latest, { to: maxWeeks })} />
          </>
        )}
        {milestones.map((text, at) => (
          <Milestone
            key={text}
            at={(end * at) / last}
            text={fillText(text, { from: minWeeks })}
            name={at === last ? "last" : at === 0 ? "first" : "between"}
          />
        ))}
      </svg>
    </span>
  );
}

function Milestone({ name, at, text }: { name: string; at: number; text: string }) {
  return (
    <g className={`axis-${name}`}>
      <circle cx={percent(at)} r="6" />
      <text x={percent(at)} y="2.1em">
        {text}
      </text>
    </g>
  );
}

function percent(value: number): string {
  return `${String(Math.round(value * 10) / 10)}%`;
}
