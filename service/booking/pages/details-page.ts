import { html } from "hono/html";
import {
  holdMinutes,
  type BookingField,
  type BookingFields,
  type BookingProblem,
  type PackageName,
} from "../../../contracts/booking.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { localePrefix } from "../../../contracts/locale.ts";
import { pagePaths } from "../../../contracts/paths/page-paths.ts";
import type { Guided } from "../copy/describe-answers.ts";
import { createTimeFormats } from "../copy/time-formats.ts";
import { bookingAddress } from "../core/booking-addresses.ts";
import { formatSlot } from "../core/slot-parameter.ts";
import type { PageContext } from "./page-context.ts";
import { renderFacts } from "./render-facts.ts";
import { renderField, renderProblems } from "./render-field.ts";
import { renderDayAxis, renderMoment, type Zones } from "./render-moment.ts";
import { renderPackageChoice } from "./render-package-choice.ts";
import {
  renderHeading,
  renderHidden,
  renderPage,
  renderSteps,
  type Markup,
} from "./render-page.ts";

export type DetailsView = {
  slot: number;
  zones: Zones;
  request: string;
  fields: BookingFields;
  chosen: PackageName;
  problems: readonly BookingProblem[];
  purchase: string | undefined;
  guided?: Guided;
};

export function renderDetails(page: PageContext, view: DetailsView): Markup {
  const { locale, copy } = page;
  const { slot, zones, request, problems, purchase } = view;
  const { details } = copy;
  const isPaid = purchase !== undefined;
  const back = bookingAddress(locale, "calendar", {
    ...view.guided,
    package: purchase,
    zone: zones.visitors,
  });
  const fields: BookingField[] = isPaid ? ["topic"] : ["name", "email", "topic"];
  const heading =
    problems.length > 0 ? html`<h1>${details.title}</h1>` : renderHeading(details.title);
  const { shortMoment } = createTimeFormats(locale, zones.visitors);
  const content = html`${heading}
    ${isPaid ? "" : renderSteps(page, "details", { hour: shortMoment(slot) })}
    ${renderFacts([
      [
        details.when,
        html`${renderMoment(slot, zones, locale)} ${renderDayAxis(slot, zones)}
          <a class="text-link" href="${back}">${details.change}</a>`,
      ],
    ])}
    ${renderProblems(problems, details)}
    <form class="booking-form" method="post" novalidate action="${bookingAddress(locale, "hold")}">
      ${renderHidden({ slot: formatSlot(slot), zone: zones.visitors, request, package: purchase })}
      ${isPaid ? "" : renderPackageChoice(page, view.chosen)}
      ${fields.map((field) => renderField(field, view, details))}
      ${isPaid ? "" : renderInvoice(page, view)} ${renderPrivacy(page)}
      <button class="button button-primary" type="submit" aria-describedby="privacy">
        ${isPaid ? details.submitPackage : details.submit}
      </button>
      ${
        isPaid
          ? ""
          : html`<p class="caption">${fillText(details.holdNote, { minutes: holdMinutes })}</p>`
      }
    </form>`;
  const title =
    problems.length > 0 ? fillText(details.errorTitle, { title: details.title }) : details.title;
  return renderPage(page, { title, content });
}

/** Renders the fields of the invoice, which open on request, or while they are filled in. */
function renderInvoice({ copy: { details } }: PageContext, view: DetailsView): Markup {
  const fields = ["invoiceName", "taxId"] as const;
  const isOpen = fields.some((field) => view.fields[field] !== "");
  return html`<details class="booking-invoice" ${isOpen ? "open" : ""}>
    <summary>${details.invoice} <span class="field-hint">${details.optional}</span></summary>
    ${fields.map((field) => renderField(field, view, details))}
  </details>`;
}

function renderPrivacy({ site, locale, copy }: PageContext): Markup {
  const { privacy, privacyLink } = copy.details;
  const { name, email } = site.owner;
  return html`<p class="privacy-note caption" id="privacy">
    ${fillText(privacy, { owner: name, email })}
    <a href="${localePrefix[locale] + pagePaths.privacy}" target="_blank" rel="noopener"
      >${privacyLink}</a
    >.
  </p>`;
}
