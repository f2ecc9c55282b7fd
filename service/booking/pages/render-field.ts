import { html } from "hono/html";
import {
  bookingLimits,
  type BookingField,
  type BookingFields,
  type BookingProblem,
} from "../../../contracts/booking.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import type { BookingCopy } from "../copy/booking-copy.ts";
import type { Markup } from "./render-page.ts";

type DetailsCopy = BookingCopy["details"];

export function renderProblems(problems: readonly BookingProblem[], copy: DetailsCopy): Markup {
  if (problems.length === 0) return html``;
  return html`<div class="booking-problems" role="alert" tabindex="-1" autofocus>
    <p>${copy.problems}</p>
    <ul>
      ${problems.map(
        (problem) =>
          html`<li><a href="#${problem.field}">${describeProblem(problem, copy)}</a></li>`,
      )}
    </ul>
  </div>`;
}

export function renderField(
  field: BookingField,
  { fields, problems }: { fields: BookingFields; problems: readonly BookingProblem[] },
  copy: DetailsCopy,
): Markup {
  const problem = problems.find((candidate) => candidate.field === field);
  const hint = html` <span class="field-hint">${copy.optional}</span>`;
  return html`<div class="field">
    <label for="${field}">${copy[field]}${field === "topic" ? hint : ""}</label>
    ${renderControl(field, fields[field], problem !== undefined)}
    ${
      problem === undefined
        ? ""
        : html`<p class="field-error" id="${field}-problem">${describeProblem(problem, copy)}</p>`
    }
  </div>`;
}

function renderControl(field: BookingField, value: string, isWrong: boolean): Markup {
  const wrong = isWrong ? html`aria-invalid="true" aria-describedby="${field}-problem"` : "";
  const shared = html`id="${field}" name="${field}" maxlength="${bookingLimits[field]}" ${wrong}`;
  switch (field) {
    case "name":
      return html`<input ${shared} value="${value}" autocomplete="name" required />`;
    case "email":
      return html`<input ${shared} type="email" value="${value}" autocomplete="email" required />`;
    case "invoiceName":
      return html`<input ${shared} value="${value}" autocomplete="organization" />`;
    case "taxId":
      return html`<input ${shared} value="${value}" autocomplete="off" spellcheck="false" />`;
    case "topic":
      // Browsers drop a line break right after `<textarea>`, so the added one protects the visitor's.
      return html`<textarea ${shared} rows="3">${`\n${value}`}</textarea>`;
  }
}

function describeProblem({ field, code }: BookingProblem, { errors }: DetailsCopy): string {
  const messages: Partial<Record<BookingProblem["code"], string>> = errors[field];
  return fillText(messages[code] ?? errors[field].tooLong, { limit: bookingLimits[field] });
}
