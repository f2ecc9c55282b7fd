import type { MouseEvent } from "react";
import "./form-notice.css";

type ErrorSummaryProps = {
  title: string;
  /** The prefix of the fields' ids, which are otherwise their names. */
  prefix?: string;
  /** Errors by field, in the fields' order. */
  errors: Record<string, string | undefined>;
};

/** Lists the errors that kept a form from being sent, each a link to its field (WCAG 3.3.1). */
export function ErrorSummary({ title, prefix = "", errors }: ErrorSummaryProps) {
  const fields = Object.entries(errors);
  if (fields.length === 0) return null;
  return (
    <div className="error-summary" role="group" aria-label={title} tabIndex={-1}>
      <p>{title}</p>
      <ul>
        {fields.map(([field, text]) => (
          <li key={field}>
            <a className="text-link" href={`#${prefix}${field}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field without the history entry that the browser would add. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
