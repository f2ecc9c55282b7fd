import type { ReactNode } from "react";
import { consultation } from "../../../contracts/consultation.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { bookingUrl } from "../../platform/public-config.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { OwnCalendar } from "./booking/own-calendar.tsx";
import { LineEnd } from "../../ui/line/line.tsx";
import "./booking.css";

// §9
const facts = {
  duration: consultation.minutes,
  followUp: consultation.followUpDays,
  reschedule: consultation.rescheduleHours,
} as const;

const quarters = [0, 15, 30, 45] as const;

/** Shows the configured external calendar, otherwise our own (§2, D15). */
export function Booking({ calendar }: { calendar?: ReactNode }) {
  const { booking } = useCopy("consultations");
  return (
    <section className="section booking" id="booking" aria-labelledby="booking-title">
      <LineEnd from="left" />
      <Ruler />
      <p className="booking-minutes" aria-hidden="true">
        {quarters.map((minutes) => (
          <span key={minutes}>{minutes}</span>
        ))}
        <span>
          {consultation.minutes} {booking.facts.duration.unit}
        </span>
      </p>
      <div className="booking-offer">
        <h2 id="booking-title">{booking.title}</h2>
        {bookingUrl === undefined ? <OwnCalendar /> : <AtPlatform address={bookingUrl} />}
      </div>
      {calendar !== undefined && <div className="booking-calendar">{calendar}</div>}
      <ul className="booking-facts">
        {Object.entries(booking.facts).map(([id, { unit, text }]) => (
          <li key={id}>
            <p className="figure">
              {facts[id as keyof typeof facts]} <span>{unit}</span>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AtPlatform({ address }: { address: string }) {
  const { booking } = useCopy("consultations");
  const { opensInNewTab } = useCopy("common");
  return (
    <>
      <p className="lead">{booking.lead}</p>
      <ExternalLink className="button button-outline" href={address} note={opensInNewTab}>
        {booking.link}
      </ExternalLink>
      <p className="caption">{booking.fallback}</p>
    </>
  );
}
