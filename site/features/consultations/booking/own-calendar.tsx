import { siteConfig } from "../../../../site.config.ts";
import { bookingPath } from "../../../../contracts/booking.ts";
import { localePrefix } from "../../../../contracts/locale.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { useTakesBookings } from "../../../platform/network/use-takes-bookings.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import "./own-calendar.css";

const frameHeightPx = 500; // §9

/** Our calendar where the service answers, otherwise the way by message; both take the same space (§2, D15). */
export function OwnCalendar() {
  const takesBookings = useTakesBookings();
  const { own } = useCopy("consultations").booking;
  const address = localePrefix[useLocale()] + bookingPath;
  if (!takesBookings) return <ByMessage calendarAddress={address} />;
  return (
    <div className="own-calendar">
      <p className="lead">{own.lead}</p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: scripts of the same origin would open any sandbox */}
      <iframe
        className="own-calendar-frame"
        src={address}
        title={own.title}
        height={frameHeightPx}
        loading="lazy"
      />
      <p>
        <a className="text-link" href={address}>
          {own.open}
        </a>
      </p>
    </div>
  );
}

function ByMessage({ calendarAddress }: { calendarAddress: string }) {
  const { byMessage, own } = useCopy("consultations").booking;
  const { email } = siteConfig.owner;
  return (
    <div className="own-calendar">
      <noscript>
        <p>
          <a className="text-link" href={calendarAddress}>
            {own.open}
          </a>
        </p>
      </noscript>
      <p className="lead">{byMessage.lead}</p>
      <ButtonLink href="#contact">{byMessage.cta}</ButtonLink>
      <p>
        {`${byMessage.mail} `}
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </div>
  );
}
