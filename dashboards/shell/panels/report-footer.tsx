import { useState } from "react";
import { localePrefix } from "../../../contracts/locale.ts";
import { caseStudyPath } from "../../../contracts/paths/report-paths.ts";
import { HowComputed } from "./later-part.tsx";
import { RowTrial } from "./row-trial.tsx";
import { useReport } from "../store/use-report.ts";

export function ReportFooter() {
  const { module, copy } = useReport();
  const [isOpen, setIsOpen] = useState(false);
  const { slug, measures } = module.definition;
  return (
    <footer className="report-footer">
      {/* Rows are counted only while this is open. */}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{copy.shell.how.title}</summary>
        {isOpen && <HowComputed measures={Object.keys(measures)} />}
      </details>
      <RowTrial />
      <p className="report-source">
        <span>{copy.shell.source}</span>
        {copy.shell.backToCase !== "" && (
          <a
            href={localePrefix[copy.language] + caseStudyPath.replace(":slug", slug)}
            target="_top"
          >
            {copy.shell.backToCase}
          </a>
        )}
      </p>
    </footer>
  );
}
