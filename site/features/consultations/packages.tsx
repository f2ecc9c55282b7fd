import { siteConfig } from "#folder/site.config.ts";
import type { PackageName } from "../../../contracts/booking.ts";
import { consultation } from "../../../contracts/consultation.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { LineAlong } from "../../ui/line/line.tsx";
import "./packages.css";

// A bar and the gap after it: together a tenth of the largest package's width.
const hour = "h8.6v10h-8.6zm10 0";
const { prices, booking } = siteConfig;

/** The prices that the booking calendar charges (§9). */
export function Packages() {
  const copy = useCopy("consultations").packages;
  const months = booking.packageMonths;
  return (
    <section className="section packages" aria-labelledby="packages-title">
      <div className="section-head">
        <h2 id="packages-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <LineAlong side="left" />
      <ul>
        {Object.entries(copy.items).map(([id, { title, description, price, each }]) => (
          <li key={id}>
            <h3>{title}</h3>
            <Hours count={consultation.packageSizes[id as PackageName]} />
            <p>{description}</p>
            <p className="packages-price">
              <strong>{`${price} `}</strong>
              <span className="caption">{each}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="packages-terms">
        <span className="caption">
          {[fillText(copy.terms, { months }), prices.arePlaceholders && copy.examplePrices]
            .filter(Boolean)
            .join(" ")}
        </span>
        <ButtonLink href="#booking">{copy.cta}</ButtonLink>
      </p>
    </section>
  );
}

function Hours({ count }: { count: number }) {
  return (
    <svg
      className="packages-hours"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0${hour.repeat(count)}`} />
    </svg>
  );
}
