import { useRef } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import { useIsNear } from "../../platform/window/use-is-near.ts";
import { formatHour } from "../../platform/language/format-hour.ts";
import { addressOfHour, useFreeHours } from "../../platform/network/use-free-hours.ts";
import { useCopy, useLocale, usePathTo } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { LineToButton } from "../../ui/line/line-to-button.tsx";
import "./first-hour.css";

const nearPx = 600;

/** The price, and the first free hour as the button where the page's line ends; until it is known, the calendar. */
export function FirstHour() {
  const { hour: copy } = useCopy("contact");
  const locale = useLocale();
  const pathTo = usePathTo();
  const place = useRef<HTMLDivElement>(null);
  const [slot] = useFreeHours(useIsNear(place, nearPx));
  const calendar = pathTo("consultations", { hash: "booking" });
  return (
    <div className="hour" ref={place} data-wants-app="">
      <LineToButton words={copy.price}>
        <ButtonLink href={slot === undefined ? calendar : addressOfHour(slot, locale)}>
          {slot === undefined
            ? copy.choose
            : fillText(copy.book, { hour: formatHour(new Date(slot), locale) })}
        </ButtonLink>
      </LineToButton>
      <div className="hour-words">
        <p className="lead">{copy.text}</p>
        {/* Its place is kept from the start, so that nothing moves. */}
        <p>
          {`${copy.terms} `}
          <span hidden={slot === undefined}>{copy.free}</span>
        </p>
      </div>
    </div>
  );
}
