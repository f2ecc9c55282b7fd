import { useLocale } from "../../../platform/page/page-context.tsx";
import { CasePicture } from "../../../ui/case-picture.tsx";
import { LineAcross } from "../../../ui/line/line.tsx";
import { CaseStroke } from "./case-stroke.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import "./case-chart.css";

/** Pictures for wide windows, from the width at which their text is at least as large as drawn (decision 032). */
const frames = [
  { frame: "wide", media: "(width >= 64rem)" },
  { frame: "middle", media: "(width >= 37.5rem)" },
] as const;

/** The chart of the case's argument, as wide as the page. */
export function CaseChart() {
  const locale = useLocale();
  const { slug, copy, strokes } = useCaseStudy();
  if (copy.chart === undefined) return null;
  const { title, source } = copy.chart;
  return (
    <figure className="section case-visual" data-chart="case">
      <div className="case-form">
        <CasePicture
          slug={slug}
          locale={locale}
          alt={copy.picture ?? ""}
          priority="low"
          frames={frames}
        />
        {strokes === undefined ? <LineAcross from="left" /> : <CaseStroke strokes={strokes} />}
      </div>
      <figcaption>
        <strong>{title}</strong>
        <span className="caption">{source}</span>
      </figcaption>
    </figure>
  );
}
