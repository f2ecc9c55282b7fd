import { listAnswers } from "../../../contracts/brief/brief.ts";
import { html } from "hono/html";
import { ownMailIds, sendFormPath } from "../../../contracts/enquiry.ts";
import { defaultLocale, type Locale } from "../../../contracts/locale.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { describeRefusal, type Refusal, type RefusalLine } from "../core/describe-refusal.ts";
import type { EnquiryContent } from "../core/enquiry.ts";
import { formCopy } from "../core/form-copy.ts";
import { renderPlainPage } from "../../text/render-plain-page.ts";
import { renderFields, type Markup } from "./render-fields.ts";

export function renderRejectedForm(
  enquiry: EnquiryContent,
  refusal: Refusal,
  siteStyle: string,
): Markup {
  const locale = enquiry.locale ?? defaultLocale;
  const copy = formCopy[locale];
  const { title, errorTitle, intro } = copy.rejected;
  const lines = describeRefusal(refusal, copy);
  const content = html`<h1>${title}</h1>
    <p class="lead">${intro}</p>
    <div role="alert" tabindex="-1" autofocus>
      <ul>
        ${lines.map(renderLine)}
      </ul>
    </div>
    <form class="contact-form" method="post" action="${sendFormPath}" enctype="multipart/form-data">
      ${listHiddenFields(enquiry, locale).map(renderHidden)}
      ${renderFields(enquiry, copy.contact, lines)}
      <button class="button button-primary" type="submit">${copy.contact.submit}</button>
    </form>`;
  return renderPlainPage({ locale, title: fillText(errorTitle, { title }), siteStyle, content });
}

function listHiddenFields(enquiry: EnquiryContent, locale: Locale): [string, string][] {
  return [
    ["user_id", ownMailIds.publicKey],
    ["service_id", ownMailIds.serviceId],
    ["template_id", ownMailIds.templates[enquiry.template]],
    ["locale", locale],
    ...Object.entries({
      case_study: enquiry.caseStudy,
      ...listAnswers((field) => enquiry[field]),
    }).flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]])),
  ];
}

function renderHidden([name, value]: [string, string]): Markup {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

function renderLine({ field, text }: RefusalLine): Markup {
  return field === undefined
    ? html`<li>${text}</li>`
    : html`<li><a href="#${field}">${text}</a></li>`;
}
