import { useState } from "react";
import { HowComputed } from "./how-computed.tsx";
import { RowTrial } from "./row-trial.tsx";
import { useReport } from "../store/use-report.ts";

/** How each measure is computed; by itself, also where the numbers come from and the way to the case study. */
export function ReportFooter() {
  const { module, text, isEmbedded } = useReport();
  const [isOpen, setIsOpen] = useState(false);
  const { slug, measures } = module.definition;
  const language = text.language === "es" ? "" : `/${text.language}`;
  return (
    <footer className="report-footer">
      {/* Counted only while it is read. */}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{text.shell.how.title}</summary>
        {isOpen && <HowComputed measures={Object.keys(measures)} />}
      </details>
      <RowTrial />
      {!isEmbedded && (
        <p>
          <span>{text.shell.source}</span>
          <a href={`${language}/proyectos/${slug}`}>{text.shell.backToCase}</a>
        </p>
      )}
    </footer>
  );
}
