import { html, raw } from "hono/html";
import {
  noServiceSelected,
  ownMailIds,
  sendFormPath,
  serviceOptions,
  type ContactField,
} from "../../contracts/contact-message.ts";
import { defaultLocale } from "../../contracts/locale.ts";
import type { EnquiryContent } from "../storage/enquiry.ts";
import { formWords, type FormWords } from "./form-words.ts";
import { describeRefusal, type Refusal, type RefusalLine } from "./refusal.ts";

type Markup = ReturnType<typeof html>;

/** The page for a form posted without JavaScript that was not accepted: what is wrong, and the form with all that was typed. */
export function renderRejectedForm(
  enquiry: EnquiryContent,
  refusal: Refusal,
  siteStyle: string,
): Markup {
  const locale = enquiry.locale ?? defaultLocale;
  const words = formWords[locale];
  const { title, intro } = words.rejected;
  const lines = describeRefusal(refusal, words);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(siteStyle)}
      </head>
      <body>
        <main class="section rejected-form">
          <h1>${title}</h1>
          <p class="lead">${intro}</p>
          <div role="alert">
            <ul>
              ${lines.map(renderLine)}
            </ul>
          </div>
          <form
            class="contact-form"
            method="post"
            action="${sendFormPath}"
            enctype="multipart/form-data"
          >
            ${listHiddenFields(enquiry, locale).map(renderHidden)}
            ${renderFields(enquiry, words, lines)}
            <button class="button button-primary" type="submit">${words.contact.submit}</button>
          </form>
        </main>
      </body>
    </html>`;
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
    : html`<li><a href="#${field}">${text}</a></li>`;
}

// The class names are those of the site's own form (site/ui/form/field.css): without them the page is plain, not broken.
function renderFields(
  enquiry: EnquiryContent,
  { contact }: FormWords,
  lines: RefusalLine[],
): Markup[] {
  const labels: Record<ContactField, string> = {
    from_name: contact.name,
    reply_to: contact.email,
    service: contact.service,
    message: contact.message,
  };
  const render = (field: ContactField, control: (attributes: Markup) => Markup) => {
    const line = lines.find((candidate) => candidate.field === field);
    const problem = `${field}-problem`;
    const wrong = html`aria-invalid="true" aria-describedby="${problem}"`;
    const attributes = html`id="${field}" name="${field}" ${line === undefined ? "" : wrong}`;
    return html`<div class="field">
      <label for="${field}">${labels[field]}</label>
      ${control(attributes)}
      ${line === undefined ? "" : html`<p class="field-error" id="${problem}">${line.text}</p>`}
    </div>`;
  };
  const { from_name: name, reply_to: email, service, message } = enquiry;
  return [
    render(
      "from_name",
      (attributes) => html`<input ${attributes} value="${name}" autocomplete="name" required />`,
    ),
    render(
      "reply_to",
      (attributes) =>
        html`<input ${attributes} type="email" value="${email}" autocomplete="email" required />`,
    ),
    render(
      "service",
      (attributes) =>
        html`<select ${attributes}>
          ${renderOptions(service, contact)}
        </select>`,
    ),
    // Browsers drop a line break right after the tag: this one goes in place of the visitor's.
    render(
      "message",
      (attributes) => html`<textarea ${attributes} rows="5" required>${`\n${message}`}</textarea>`,
    ),
  ];
}

function renderOptions(chosen: string, { choose, services }: FormWords["contact"]): Markup[] {
  const options: [string, string][] = [[noServiceSelected, choose]];
  for (const option of serviceOptions) options.push([option, services[option]]);
  if (options.every(([value]) => value !== chosen)) options.push([chosen, chosen]);
  return options.map(
    ([value, text]) =>
      html`<option value="${value}" ${value === chosen ? "selected" : ""}>${text}</option>`,
  );
}
