import { fillText } from "../../../../contracts/fill-text.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { FileInput } from "../start/file-input.tsx";
import type { Trial } from "../state/use-trial.ts";
import { writeSize } from "../state/write-values.ts";
import "./fault.css";

const blank = "\u00a0";
const defaultMegabytes = 200;

/** A file that gives no report: the cell says it as a spreadsheet would, then what was found and what to do. */
export function Fault({ trial: { state, read, readBeginning } }: { trial: Trial }) {
  const { fault: copy, sheet } = useCopy("trial");
  const locale = useLocale();
  const { file, fault, preview } = state;
  if (fault === null) return null;
  const { cell, note, title, text, steps } = copy[fault.code];
  const numbers = Object.entries({ megabytes: defaultMegabytes, ...fault.params });
  const values = {
    ...Object.fromEntries(numbers.map(([name, value]) => [name, formatNumber(value, locale)])),
    name: file.name,
    size: writeSize(file.bytes, locale),
    text: fault.text,
  };
  const rows = preview?.rows.slice(0, 3) ?? [];
  return (
    <section className="trial-fault">
      <table className="trial-fault-sheet" aria-hidden="true">
        <tbody>
          <tr>
            <td>{blank}</td>
            <td>A</td>
            <td>B</td>
          </tr>
          {rows.map(({ line, cells }, index) => (
            <tr key={line}>
              <td>{index + 1}</td>
              <td>{cells[0]}</td>
              <td>{cells[1]}</td>
            </tr>
          ))}
          <tr>
            <td>{rows.length + 1}</td>
            <td className="trial-fault-cell">{cell}</td>
            <td>{blank}</td>
          </tr>
          <tr>
            <td>{rows.length + 2}</td>
            <td>{blank}</td>
            <td>{blank}</td>
          </tr>
        </tbody>
      </table>
      <div className="trial-fault-words" role="alert">
        <p className="trial-fault-note">{fillText(note, values)}</p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{fillText(text, values)}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="trial-fault-actions">
          <FileInput look="button" onFile={(other) => read(other)}>
            {copy.again}
          </FileInput>
          {fault.code === "tooLarge" ? (
            <Button look="outline" onClick={readBeginning}>
              {copy.beginning}
            </Button>
          ) : (
            <Button look="outline" onClick={() => read(null)}>
              {sheet.sample}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
