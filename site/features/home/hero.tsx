import { siteConfig } from "#folder/site.config.ts";
import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { HeroChart } from "./hero/hero-chart.tsx";
import { HeroMargin, HeroNotes } from "./hero/hero-labels.tsx";
import { useHome } from "./use-home.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import "../../ui/line/line.css";
import "./hero.css";
import "./hero/hero-portrait.css";

/** Draws the headline's underline so that it continues in the chart (§2). */
export function Hero() {
  const copy = useCopy("hero");
  const { demonstration } = useCopy("common");
  const pathTo = usePathTo();
  const { title, chart } = copy;
  const { margin } = useHome().chart;
  const hasServices = siteConfig.homeSections?.includes("services") ?? true;
  return (
    <section className="hero" id="home">
      <div className="hero-screen">
        <div className="hero-head">
          <p className="hero-kicker">{copy.kicker}</p>
          <h1 className="hero-title">
            {title.before} <br className="hero-narrow-break" />
            {title.owner} <mark className="hero-data">{title.data}</mark> <br />
            {title.between} <mark>{title.first}</mark> <br />
            <mark className="hero-decision">{title.last}</mark>
          </h1>
        </div>
        <div className="hero-offer">
          <p className="hero-subtitle">{copy.subtitle}</p>
          <p className="hero-actions">
            <ButtonLink href={pathTo("consultations")}>
              <span className="hero-long">{copy.book}</span>
              <span className="hero-short">{copy.bookShort}</span>
            </ButtonLink>
            <span>{copy.terms}</span>
            <ButtonLink href={hasServices ? "#services" : pathTo("services")} look="outline">
              {copy.services}
            </ButtonLink>
          </p>
        </div>
        <div className="hero-figure" role="img" aria-label={fillText(chart.summary, { margin })}>
          <HeroChart />
          <HeroMargin />
          <span className="rail hero-rail" />
        </div>
        <div className="hero-axis">
          <HeroNotes />
          <p className="hero-months" aria-hidden="true">
            {[1, 6, 12, 18].map((n) => (
              <span key={n}>{fillText(chart.month, { n })}</span>
            ))}
          </p>
          <p className="hero-caption">
            {`${chart.caption} `}
            {siteConfig.demonstration ? (
              <a href={pathTo("demonstration")} className="text-link">
                {demonstration}
              </a>
            ) : (
              chart.note
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
