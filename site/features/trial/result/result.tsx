import { fillText } from "../../../../contracts/fill-text.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import type { Trial } from "../state/use-trial.ts";
import { Talk } from "./talk.tsx";
import "./result.css";

/** Above the report: the finding of its first visual as it is shown now, and the ways back. */
export function ResultHead({ trial: { state, review, leave } }: { trial: Trial }) {
  const { result: copy } = useCopy("trial");
  const locale = useLocale();
  const { file, result, headlines, doubts } = state;
  if (result === null) return null;
  const rows = formatNumber(result.rowCount, locale);
  return (
    <section className="trial-result">
      <div className="trial-result-top">
        <p className="caption">
          {fillText(copy.file, {
            name: file.name,
            rows,
            columns: formatNumber(result.columns.length, locale),
          })}
        </p>
        <p>
          {doubts.length > 0 && (
            <button type="button" className="text-link" onClick={review}>
              {copy.answers}
            </button>
          )}
          <button type="button" className="text-link" onClick={leave}>
            {copy.other}
          </button>
        </p>
      </div>
      <h1 tabIndex={-1}>{headlines[0] ?? copy.waiting}</h1>
      {file.isBeginning && <p className="trial-beginning">{fillText(copy.beginning, { rows })}</p>}
      <p className="caption">{copy.linked}</p>
    </section>
  );
}

/** Below the report: what was decided without asking, and how to go on. */
export function ResultFoot({ trial }: { trial: Trial }) {
  const { result: copy } = useCopy("trial");
  const { result } = trial.state;
  if (result === null) return null;
  return (
    <>
      {result.notes.length > 0 && (
        <section className="trial-notes">
          <details>
            <summary>{copy.notes}</summary>
            <ul>
              {result.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </details>
        </section>
      )}
      <Talk state={trial.state} result={result} />
    </>
  );
}
