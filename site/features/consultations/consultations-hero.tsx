import { useCopy } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { NextHours } from "./hero/next-hours.tsx";
import "./consultations-hero.css";

const wobble = "M0 18C7 18 12 13 19 13S30 22 38 22S49 5 58 5S70 14 79 14S90 0 100 0";

/** The line underlines the hour, and leads to the next free one. */
export function ConsultationsHero() {
  const { title, subtitle, cta, terms } = useCopy("consultations").hero;
  return (
    <section className="section consult-hero" id="top" aria-labelledby="consult-title">
      <div className="consult-hero-columns">
        <div>
          <h1 id="consult-title">
            <span className="consult-hour">
              <mark>{title.before + title.highlight}</mark>
              <svg
                className="consult-stroke"
                viewBox="0 0 100 24"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={wobble} />
                <path d={wobble} />
              </svg>
            </span>
            {title.between + title.highlight2 + title.after}
          </h1>
          <p className="lead">{subtitle}</p>
          <p className="consult-actions">
            <ButtonLink href="#booking" look="outline">
              {cta}
            </ButtonLink>
            <span>{terms}</span>
          </p>
        </div>
        <NextHours />
        <span className="rail consult-down" />
      </div>
    </section>
  );
}
