import { siteConfig } from "#folder/site.config.ts";
import { bookingPath } from "../../../../contracts/booking.ts";
import { localePrefix } from "../../../../contracts/locale.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { useSearch } from "../../../platform/navigation/location.ts";
import { useTakesBookings } from "../../../platform/network/use-takes-bookings.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import "./own-calendar.css";

const frameHeightPx = 500; // §9

/**
 * Our calendar, a placeholder until the service answers, or the contact by message where it takes no bookings (§2,
 * D15); all take the same space.
 */
export function OwnCalendar() {
  const takesBookings = useTakesBookings();
  const { own } = useCopy("consultations").booking;
  const path = localePrefix[useLocale()] + bookingPath;
  // The guide's answers, and the size that it proposes.
  const search = useSearch();
  const address = takesBookings === true ? path + search : path;
  if (takesBookings === false) return <ByMessage />;
  return (
    <div className="own-calendar" data-wants-app="near">
      <p className="lead">{own.lead}</p>
      <div className="own-calendar-frame">
        {takesBookings ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: scripts of the same origin would open any sandbox
          <iframe src={address} title={own.title} height={frameHeightPx} loading="lazy" />
        ) : (
          <p role="status">{own.loading}</p>
        )}
      </div>
      <p>
        <a className="text-link" href={address}>
          {own.open}
        </a>
      </p>
      <noscript>
        <ByMessage />
      </noscript>
    </div>
  );
}

function ByMessage() {
  const { byMessage } = useCopy("consultations").booking;
  const { email } = siteConfig.owner;
  return (
    <div className="own-calendar">
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
