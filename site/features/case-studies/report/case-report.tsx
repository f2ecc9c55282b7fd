import type { ReactNode } from "react";
import { LineAcross } from "../../../ui/line/line.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import { FigureTable } from "./figure-table.tsx";
import { FigureValue } from "../article/figure-value.tsx";
import { ReportFrame } from "./report-frame.tsx";
import "./case-report.css";

/**
 * Shows our report, unless the page passes another in its place; its summary and figures are always there (§2, D13).
 */
export function CaseReport({ children }: { children?: ReactNode }) {
  const { slug, copy, shared, hasReport } = useCaseStudy();
  return (
    <section className="section report-section" aria-labelledby="report-title">
      <h2 id="report-title">{shared.report}</h2>
      <LineAcross from="right" />
      {children === undefined && hasReport ? (
        <>
          {/* Another case has another frame, also where a link leads from one to the other. */}
          <ReportFrame key={slug} />
          <details className="report-words">
            <summary>{shared.inWords}</summary>
            <p>{copy.reportSummary}</p>
            <FigureTable />
          </details>
        </>
      ) : (
        <StillReport>{children}</StillReport>
      )}
    </section>
  );
}

function StillReport({ children }: { children?: ReactNode }) {
  const { copy, shared, figures, argued } = useCaseStudy();
  const main = figures.find(({ id }) => id === argued);
  return (
    <figure className="report-frame">
      <p className="report-head">{copy.subject}</p>
      {children}
      <div className="report-body">
        <div className="report-summary">
          {main !== undefined && (
            <p className="report-main">
              <FigureValue figure={main} />
              <span>{copy.figures[main.id]}</span>
            </p>
          )}
          <p>{copy.reportSummary}</p>
        </div>
        {figures.length > 0 && <FigureTable />}
      </div>
      <figcaption className="caption">{shared.source}</figcaption>
    </figure>
  );
}
