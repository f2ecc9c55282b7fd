import { siteConfig } from "#folder/site.config.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { portraitAddress, portraitSize } from "../../../contracts/portrait.ts";
import { formatNumber } from "../../platform/language/format-number.ts";
import { useCopy, useLocale } from "../../platform/page/page-context.tsx";
import { LineAlong } from "../../ui/line/line.tsx";
import { useHome } from "./use-home.ts";
import "./about.css";

const achievements = ["finance", "precision", "reach", "satisfaction"] as const;

export function About() {
  const copy = useCopy("about");
  const locale = useLocale();
  const { stars, proof } = useHome();
  const values = {
    brand: siteConfig.brand,
    clients: formatNumber(siteConfig.experience.clients, locale),
    years: siteConfig.experience.years,
    stars: stars ?? "",
    reports: proof?.reports ?? "",
    rows: formatNumber(proof?.rows ?? 0, locale),
    figures: formatNumber(proof?.figures ?? 0, locale),
  };
  return (
    <section className="section about" id="about" aria-labelledby="about-title">
      <div className="about-intro">
        <figure className="about-portrait">
          <img
            src={portraitAddress(siteConfig.portrait)}
            alt={copy.portrait.alt}
            width={portraitSize.width}
            height={portraitSize.height}
            loading="lazy"
            decoding="async"
          />
          <figcaption>{fillText(copy.portrait.caption, values)}</figcaption>
        </figure>
        <div className="about-text">
          <h2 id="about-title">{copy.title}</h2>
          {copy.biography.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <LineAlong side="left">
        <span className="beads" />
      </LineAlong>
      <ul className="about-ledger" aria-label={copy.achievements.label}>
        {achievements.map((id) => {
          // The average rating of the reviews, if there are any.
          if (id === "satisfaction" && !stars && !proof) return null;
          const isProved = proof !== undefined && (id === "reach" || id === "satisfaction");
          const { title, highlight, description } = isProved
            ? copy.proof[id]
            : copy.achievements[id];
          return (
            <li key={id}>
              <p className="about-highlight">{fillText(highlight, values)}</p>
              <h3>{title}</h3>
              <p>{fillText(description, values)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
