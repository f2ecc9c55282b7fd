import { html } from "hono/html";
import {
  bookingLimits,
  holdMinutes,
  packageNames,
  type BookingFields,
  type BookingField,
  type BookingProblem,
  type PackageName,
} from "../../../contracts/booking.ts";
import { localePrefix } from "../../../contracts/locale.ts";
import { pagePaths } from "../../../contracts/page-paths.ts";
import { findPrice } from "../../../contracts/price.ts";
import { bookingAddress } from "../links.ts";
import { formatAmount } from "../time-texts.ts";
import { fill, type Words } from "../words.ts";
import { formatSlot } from "../week.ts";
import { renderHidden, renderPage, type Markup, type PageFrame } from "./shell.ts";
import { renderMoment, type Zones } from "./times.ts";

/** The form that turns a free hour into a booking. */
export type DetailsView = {
  slot: number;
  zones: Zones;
  /** Known by which a repeated click is no second booking. */
  request: string;
  fields: BookingFields;
  chosen: PackageName;
  problems: readonly BookingProblem[];
  /** Link part of the purchase that the session belongs to: then there is nothing to pay. */
  purchase: string | undefined;
};

/** Who books what: the session or package, name, e-mail and topic, with the first layer of the privacy information. */
export function renderDetails(frame: PageFrame, view: DetailsView): Markup {
  const { parts, locale, copy } = frame;
  const { slot, zones, request, problems, purchase } = view;
  const { details } = copy;
  const back = bookingAddress(locale, "calendar", { package: purchase, zone: zones.visitors });
  const fields: BookingField[] = purchase === undefined ? ["name", "email", "topic"] : ["topic"];
  const { owner } = parts;
  const privacy = fill(details.privacy, { owner: owner.name, email: owner.email });
  const content = html`<h1>${details.title}</h1>
    <dl class="booking-facts">
      <div>
        <dt>${details.when}</dt>
        <dd>
          ${renderMoment(slot, zones, locale)}
          <a class="text-link" href="${back}">${details.change}</a>
        </dd>
      </div>
    </dl>
    ${renderProblems(problems, details)}
    <form class="booking-form" method="post" action="${bookingAddress(locale, "hold")}">
      ${renderHidden({ slot: formatSlot(slot), zone: zones.visitors, request, package: purchase })}
      ${purchase === undefined ? renderChoice(frame, view.chosen) : ""}
      ${fields.map((field) => renderField(field, view, details))}
      <p class="privacy-note caption" id="privacy">
        ${privacy}
        <a href="${localePrefix[locale] + pagePaths.privacy}" target="_blank" rel="noopener"
          >${details.privacyLink}</a
        >.
      </p>
      <button class="button button-primary" type="submit" aria-describedby="privacy">
        ${purchase === undefined ? details.submit : details.submitPackage}
      </button>
      ${
        purchase === undefined
          ? html`<p class="caption">${fill(details.holdNote, { minutes: holdMinutes })}</p>`
          : ""
      }
    </form>`;
  return renderPage(frame, { title: details.title, content });
}

function renderChoice({ parts, locale, copy }: PageFrame, chosen: PackageName): Markup {
  const { details } = copy;
  const { prices, rules } = parts;
  const amount = (cents: number) => formatAmount(cents, prices.currency, locale);
  const options = packageNames.map((name) => {
    const { sessions, totalCents, sessionCents } = findPrice(prices, name);
    const title = sessions === 1 ? details.single : fill(details.package, { count: sessions });
    const each = sessions === 1 ? "" : fill(details.each, { price: amount(sessionCents) });
    return html`<label class="booking-option">
      <input type="radio" name="sessions" value="${name}" ${name === chosen ? "checked" : ""} />
      <span>${title}</span>
      <span class="booking-price">${amount(totalCents)}</span>
      <span class="booking-each">${each}</span>
    </label>`;
  });
  return html`<fieldset class="booking-options">
    <legend>${details.choice}</legend>
    ${options}
    <p class="caption">
      ${details.taxes} ${prices.arePlaceholders ? details.examplePrices : ""}
      ${fill(details.packageNote, { months: rules.packageMonths })}
    </p>
  </fieldset>`;
}

function renderProblems(problems: readonly BookingProblem[], details: Words["details"]): Markup {
  if (problems.length === 0) return html``;
  return html`<div class="booking-problems" role="alert">
    <p>${details.problems}</p>
    <ul>
      ${problems.map(
        (problem) =>
          html`<li><a href="#${problem.field}">${describeProblem(problem, details)}</a></li>`,
      )}
    </ul>
  </div>`;
}

function renderField(
  field: BookingField,
  { fields, problems }: DetailsView,
  details: Words["details"],
): Markup {
  const problem = problems.find((candidate) => candidate.field === field);
  const problemId = `${field}-problem`;
  const wrong =
    problem === undefined ? "" : html`aria-invalid="true" aria-describedby="${problemId}"`;
  const value = fields[field];
  const attributes = html`id="${field}" name="${field}" maxlength="${bookingLimits[field]}" ${wrong}`;
  const controls: Record<BookingField, () => Markup> = {
    name: () => html`<input ${attributes} value="${value}" autocomplete="name" required />`,
    email: () =>
      html`<input ${attributes} type="email" value="${value}" autocomplete="email" required />`,
    // Browsers drop a line break right after the tag: this one goes in place of the visitor's.
    topic: () => html`<textarea ${attributes} rows="3">${`\n${value}`}</textarea>`,
  };
  const hint = html` <span class="field-hint">${details.optional}</span>`;
  return html`<div class="field">
    <label for="${field}">${details[field]}${field === "topic" ? hint : ""}</label>
    ${controls[field]()}
    ${
      problem === undefined
        ? ""
        : html`<p class="field-error" id="${problemId}">${describeProblem(problem, details)}</p>`
    }
  </div>`;
}

function describeProblem({ field, code }: BookingProblem, { errors }: Words["details"]): string {
  const texts: Partial<Record<BookingProblem["code"], string>> = errors[field];
  return fill(texts[code] ?? errors[field].tooLong, { limit: bookingLimits[field] });
}
