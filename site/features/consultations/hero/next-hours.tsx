import { fillText } from "../../../../contracts/fill-text.ts";
import {
  clock,
  formatHour,
  formatMoment,
  shortDay,
} from "../../../platform/language/format-hour.ts";
import { addressOfHour, useFreeHours } from "../../../platform/network/use-free-hours.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import "../../../ui/line/line.css";
import { arrangeHours } from "./arrange-hours.ts";
import "./next-hours.css";

const rows = [0, 1, 2, 3, 4, 5];
// Before the first hour of the axis, in percent of it.
const inset = 13;
const fall = "M0 0C50 0 30 100 100 100";

/**
 * Days as rows and free hours as points on them, the first of which the line comes to, and goes on from through the
 * button that books it. Until the app asks the calendar, at the first touch, the button leads to it (061).
 */
export function NextHours() {
  const { hour: copy } = useCopy("contact");
  const locale = useLocale();
  const slots = useFreeHours(true);
  const [slot] = slots;
  const { days, ticks } = arrangeHours(slots);
  const first = placeOn(days[0]?.places[0] ?? 0);
  return (
    <div className="hours">
      <svg
        className="consult-stroke hours-fall"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={fall} />
        <path d={fall} />
      </svg>
      <div className="hours-rows">
        <span className="rail" />
        <svg className="hours-plot" aria-hidden="true">
          {rows.map((row) => (
            <g key={row} className="hours-row">
              <line x2="100%" y1={heightOf(row)} y2={heightOf(row)} />
              {slot === undefined && (
                <line
                  x1={placeOn(0)}
                  x2={placeOn(100)}
                  y1={heightOf(row)}
                  y2={heightOf(row)}
                  pathLength="9"
                />
              )}
            </g>
          ))}
          <line className="hours-halo" x2={first} />
          <line className="hours-say" x2={first} />
          {ticks.map(({ moment, place }) => (
            <text key={place} className="hours-tick" x={placeOn(place)}>
              {formatMoment(moment, clock, locale)}
            </text>
          ))}
          {days.map(({ first: moment, places }, row) => (
            <g key={moment.toDateString()} className="hours-day">
              <text y={heightOf(row)}>{formatMoment(moment, shortDay, locale)}</text>
              {places.map((place) => (
                <circle key={place} cx={placeOn(place)} cy={heightOf(row)} r="5" />
              ))}
            </g>
          ))}
        </svg>
        <ButtonLink href={slot === undefined ? "#booking" : addressOfHour(slot, locale)}>
          {slot === undefined
            ? copy.choose
            : fillText(copy.book, { hour: formatHour(new Date(slot), locale) })}
        </ButtonLink>
        <p className="caption" hidden={slot === undefined}>
          {copy.free}
        </p>
      </div>
    </div>
  );
}

function placeOn(place: number): string {
  return `${String(inset + Math.round((place * (97 - inset)) / 10) / 10)}%`;
}

function heightOf(row: number): string {
  return `${String((row * 100) / (rows.length - 1))}%`;
}
