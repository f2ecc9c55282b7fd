import type { ReactNode } from "react";
import { useCaseStudy } from "../use-case-study.ts";
import { FigureTable } from "./figure-table.tsx";
import { FigureValue } from "../article/figure-value.tsx";
import { ReportFrame } from "./report-frame.tsx";
import "./case-report.css";

/** The report (§2, D13): live where there is one, unless the page gives another in its place; always in words, with every figure it states. */
export function CaseReport({ children }: { children?: ReactNode }) {
  const { words, shared, hasReport } = useCaseStudy();
  return (
    <section className="section" aria-labelledby="report-title">
      <h2 id="report-title">{shared.report}</h2>
      {children === undefined && hasReport ? (
        <>
          <p className="report-lead">{words.reportSummary}</p>
          <ReportFrame />
          <div className="report-figures">
            <FigureTable />
          </div>
        </>
      ) : (
        <StillReport>{children}</StillReport>
      )}
    </section>
  );
}

/** In place of a live report: the figure it argues, large, and all the others. */
function StillReport({ children }: { children?: ReactNode }) {
  const { words, shared, figures, argued } = useCaseStudy();
  const main = figures.find(({ id }) => id === argued);
  return (
    <figure className="report-frame">
      <p className="report-head">{words.subject}</p>
      {children}
      <div className="report-body">
        <div className="report-summary">
          {main !== undefined && (
            <p className="report-main">
              <FigureValue figure={main} />
              <span>{words.figures[main.id]}</span>
            </p>
          )}
          <p>{words.reportSummary}</p>
        </div>
        <FigureTable />
      </div>
      <figcaption className="caption">{shared.source}</figcaption>
    </figure>
  );
}
