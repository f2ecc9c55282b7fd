import type { ReactNode } from "react";
import { CaseApproach } from "./article/case-approach.tsx";
import { CaseChart } from "./article/case-chart.tsx";
import { CaseEnd } from "./article/case-end.tsx";
import { CaseHero } from "./article/case-hero.tsx";
import { CaseSketches } from "./article/case-sketches.tsx";
import { CaseReport } from "./report/case-report.tsx";
import { CaseInsights, CaseResultGroups, CaseResults } from "./article/case-results.tsx";
import { KeyPoints } from "./article/key-points.tsx";
import { useCaseStudy } from "./use-case-study.ts";
import "../../ui/case-picture-transition.css";
import "./case-study.css";

/** `report` replaces our own report by one of another origin (D13). */
export function CaseStudyArticle({ report }: { report: ReactNode }) {
  const { insights, results, resultGroups, sketches } = useCaseStudy().copy;
  return (
    <>
      <CaseHero />
      <CaseChart />
      <KeyPoints />
      {sketches === undefined && <CaseApproach />}
      <CaseReport>{report}</CaseReport>
      {insights !== undefined && <CaseInsights insights={insights} />}
      {results !== undefined && <CaseResults results={results} />}
      {resultGroups !== undefined && <CaseResultGroups groups={resultGroups} />}
      {sketches !== undefined && <CaseSketches sketches={sketches} />}
      <CaseEnd />
    </>
  );
}
