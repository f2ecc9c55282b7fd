import { useLocale } from "../../../platform/page/page-context.tsx";
import { CasePicture } from "../../../ui/case-picture.tsx";
import { LineAcross } from "../../../ui/line/line.tsx";
import { CaseStroke } from "./case-stroke.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import "./case-chart.css";

/** Pictures for wide windows, from the width at which their text is at least as large as drawn (decision 032). */
const drawings = [
  { frame: "wide", fromRem: 64, width: 940, height: 400 },
  { frame: "middle", fromRem: 37.5, width: 560, height: 320 },
] as const;

/** The chart of the case's argument, as wide as the page. */
export function CaseChart() {
  const locale = useLocale();
  const { slug, copy, strokes } = useCaseStudy();
  if (copy.chart === undefined) return null;
  const { title, source } = copy.chart;
  const picture = (
    <CasePicture slug={slug} locale={locale} alt={copy.picture ?? ""} isHead>
      {drawings.map(({ frame, fromRem, ...size }) => (
        <source
          key={frame}
          media={`(width >= ${String(fromRem)}rem)`}
          srcSet={`/images/projects/${slug}.${frame}.${locale}.svg`}
          {...size}
        />
      ))}
    </CasePicture>
  );
  return (
    <figure className="section case-visual" data-chart="case">
      <div className="case-form">
        {picture}
        {strokes === undefined ? <LineAcross from="left" /> : <CaseStroke strokes={strokes} />}
      </div>
      <figcaption>
        <strong>{title}</strong>
        <span className="caption">{source}</span>
      </figcaption>
    </figure>
  );
}
