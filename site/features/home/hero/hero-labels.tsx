import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { useHome } from "../use-home.ts";
import "./hero-labels.css";

export function HeroMargin() {
  const { chart } = useCopy("hero");
  const { margin, points } = useHome().chart;
  return (
    <p className="hero-margin" aria-hidden="true">
      <span className="hero-margin-figure">{margin}</span>
      <span>{chart.figureLabel}</span>
      <span>{fillText(chart.figureChange, { points })}</span>
    </p>
  );
}

export function HeroNotes() {
  const { closing, dashboard } = useCopy("hero").chart;
  return (
    <div className="hero-notes" aria-hidden="true">
      <p className="hero-note hero-note-closing">
        <strong>{closing.title}</strong>
        <span>{closing.text}</span>
      </p>
      <p className="hero-note">
        <strong>{dashboard.title}</strong>
        <span>{dashboard.text}</span>
      </p>
    </div>
  );
}
