import figures from "../../../../content/catalogue/headline-figures.json" with { type: "json" };
import { formatNumber } from "../../../platform/language/format-number.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { FigureSketch } from "../sketches/figure-sketch.tsx";
import "./hero-figures.css";

type FigureId =
  | "airlineSatisfied"
  | "businessSatisfied"
  | "supportResolution"
  | "arrivalDelay"
  | "wifiRating";

export function HeroFigures() {
  const copy = useCopy("hero").figures;
  const locale = useLocale();
  return (
    <ul className="hero-figures" aria-label={copy.label}>
      {figures.map(({ id, value, unit }) => {
        const text = copy[id as FigureId];
        const decimals = unit === "minutes" && Number.isInteger(value) ? 0 : 2;
        return (
          <li key={id}>
            <p className="hero-figures-value">
              {formatNumber(value, locale, decimals)}
              {unit === "percent" && (locale === "es" ? "\u00a0%" : "%")}
              {"unit" in text && <span className="hero-figures-unit"> {text.unit}</span>}
            </p>
            <FigureSketch unit={unit} value={value} />
            <p className="hero-figures-label">{text.label}</p>
          </li>
        );
      })}
    </ul>
  );
}
