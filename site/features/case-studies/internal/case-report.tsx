import type { ReactNode } from "react";
import { useCaseStudy } from "../use-case-study.ts";
import { FigureTable } from "./figure-table.tsx";
import { FigureValue } from "./figure-value.tsx";
import "./case-report.css";

/** The report: what it shows in words, the figure it argues, and every figure it states (§2, D13). */
export function CaseReport({ children }: { children?: ReactNode }) {
  const { words, shared, figures, argued } = useCaseStudy();
  const main = figures.find(({ id }) => id === argued);
  return (
    <section className="section" aria-labelledby="report-title">
      <h2 id="report-title">{shared.report}</h2>
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
    </section>
  );
}
