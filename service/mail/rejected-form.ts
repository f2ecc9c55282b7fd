import { html } from "hono/html";
import {
  noServiceSelected,
  ownMailIds,
  sendFormPath,
  serviceOptions,
  type ContactField,
} from "../../contracts/contact-message.ts";
import { defaultLocale } from "../../contracts/locale.ts";
import type { EnquiryContent } from "../storage/enquiry.ts";
import { formTexts, type FormTexts } from "./form-texts.ts";
import { describeRefusal, type Refusal, type RefusalLine } from "./refusal.ts";

type Markup = ReturnType<typeof html>;

/** The page for a form posted without JavaScript that was not accepted: what is wrong, and the form with all that was typed. */
export function renderRejectedForm(
  enquiry: EnquiryContent,
  refusal: Refusal,
  stylesheets: readonly string[],
): Markup {
  const locale = enquiry.locale ?? defaultLocale;
  const texts = formTexts[locale];
  const lines = describeRefusal(refusal, texts);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>${texts.title}</title>
        ${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p>${texts.intro}</p>
          <ul role="alert">
            ${lines.map(renderLine)}
          </ul>
          <form method="post" action="${sendFormPath}" enctype="multipart/form-data">
            ${listHiddenFields(enquiry, locale).map(renderHidden)}
            ${renderFields(enquiry, texts, lines)}
            <p><button type="submit">${texts.send}</button></p>
          </form>
        </main>
      </body>
    </html> `;
}

function listHiddenFields({ template, caseStudy }: EnquiryContent, locale: string) {
  const fields: [string, string][] = [
    ["user_id", ownMailIds.publicKey],
    ["service_id", ownMailIds.serviceId],
    ["template_id", ownMailIds.templates[template]],
    ["locale", locale],
  ];
  if (caseStudy !== null) fields.push(["case_study", caseStudy]);
  return fields;
}

function renderHidden([name, value]: [string, string]): Markup {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

function renderLine({ field, text }: RefusalLine): Markup {
  return field === undefined
    ? html`<li>${text}</li>`
    : html`<li id="${field}-problem"><a href="#${field}">${text}</a></li>`;
}

function renderFields(enquiry: EnquiryContent, texts: FormTexts, lines: RefusalLine[]): Markup[] {
  const label = (field: ContactField) => html`<label for="${field}">${texts.fields[field]}</label>`;
  const base = (field: ContactField) => {
    const isWrong = lines.some((line) => line.field === field);
    const reference = html`aria-invalid="true" aria-describedby="${field}-problem"`;
    return html`id="${field}" name="${field}" ${isWrong ? reference : ""}`;
  };
  const { from_name: name, reply_to: email, service, message } = enquiry;
  return [
    html`<p>
      ${label("from_name")}
      <input ${base("from_name")} value="${name}" autocomplete="name" required />
    </p>`,
    html`<p>
      ${label("reply_to")}
      <input ${base("reply_to")} type="email" value="${email}" autocomplete="email" required />
    </p>`,
    html`<p>
      ${label("service")}
      <select ${base("service")}>
        ${renderOptions(service, texts)}
      </select>
    </p>`,
    // A line break right after the tag is dropped by browsers: it keeps one that the visitor typed.
    html`<p>
      ${label("message")}
      <textarea ${base("message")} rows="5" required>${`\n${message}`}</textarea>
    </p>`,
  ];
}

function renderOptions(chosen: string, texts: FormTexts): Markup[] {
  const options: [string, string][] = [[noServiceSelected, texts.noService]];
  for (const option of serviceOptions) options.push([option, texts.services[option]]);
  if (options.every(([value]) => value !== chosen)) options.push([chosen, chosen]);
  return options.map(
    ([value, text]) =>
      html`<option value="${value}" ${value === chosen ? "selected" : ""}>${text}</option>`,
  );
}
