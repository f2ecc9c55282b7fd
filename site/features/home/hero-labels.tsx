import { fillText } from "../../platform/fill-text.ts";
import { formatNumber } from "../../platform/format-number.ts";
import { useCopy, useLocale } from "../../platform/page-context.tsx";
import { firstMargin, lastMargin } from "./margin-series.ts";

/** What the hero's chart says, set in the page's type beside the line. */
export function HeroLabels({ margin }: { margin: string }) {
  const { chart } = useCopy("hero");
  const points = formatNumber(lastMargin - firstMargin, useLocale(), 1);
  return (
    <div aria-hidden="true">
      <p className="hero-margin">
        <span className="hero-margin-figure">{margin}</span>
        <span>{chart.figureLabel}</span>
        <span>{fillText(chart.figureChange, { points })}</span>
      </p>
      <p className="hero-note hero-note-closing">
        <strong>{chart.closing.title}</strong>
        <span>{chart.closing.text}</span>
      </p>
      <p className="hero-note hero-note-dashboard">
        <strong>{chart.dashboard.title}</strong>
        <span>{chart.dashboard.text}</span>
      </p>
    </div>
  );
}
