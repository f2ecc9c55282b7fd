import { encodeState } from "../engine/state-codec.ts";
import { HowComputed } from "./how-computed.tsx";
import { useReport, useSnapshot } from "./use-report.ts";

/** Where the numbers come from, how each is computed, and the way to the report by itself or to its case study. */
export function ReportFooter() {
  const { module, text, isEmbedded } = useReport();
  const { state } = useSnapshot();
  const { slug, measures } = module.definition;
  const language = text.language === "es" ? "" : `/${text.language}`;
  return (
    <footer className="report-footer">
      <details>
        <summary>{text.shell.how.title}</summary>
        <HowComputed measures={Object.keys(measures)} />
      </details>
      <p>
        <span>{text.shell.source}</span>
        {isEmbedded ? (
          <a
            href={`/dashboards/${slug}?lang=${text.language}#${encodeState(state)}`}
            target="_blank"
            rel="noopener"
          >
            {text.shell.openFull}
          </a>
        ) : (
          <a href={`${language}/proyectos/${slug}`}>{text.shell.backToCase}</a>
        )}
      </p>
    </footer>
  );
}
