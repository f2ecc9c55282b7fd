import { html } from "hono/html";
import { serviceOptions, type EnquiryField } from "../../../contracts/enquiry.ts";
import type { RefusalLine } from "../core/describe-refusal.ts";
import type { EnquiryContent } from "../core/enquiry.ts";
import type { FormCopy } from "../core/form-copy.ts";

export type Markup = ReturnType<typeof html>;

type ContactCopy = FormCopy["contact"];

const fields = ["from_name", "reply_to", "service", "message"] as const;

/** Renders the form's fields with their values and errors; the classes are those of site/ui/form/field.css. */
export function renderFields(
  enquiry: EnquiryContent,
  copy: ContactCopy,
  lines: readonly RefusalLine[],
): Markup[] {
  const labels: Record<EnquiryField, string> = {
    from_name: copy.name,
    reply_to: copy.email,
    service: copy.service,
    message: copy.message,
  };
  return fields.map((field) => {
    const line = lines.find((candidate) => candidate.field === field);
    return html`<div class="field">
      <label for="${field}">${labels[field]}</label>
      ${renderControl(field, enquiry[field], line !== undefined, copy)}
      ${line === undefined ? "" : html`<p class="field-error" id="${field}-problem">${line.text}</p>`}
    </div>`;
  });
}

function renderControl(
  field: EnquiryField,
  value: string,
  isWrong: boolean,
  copy: ContactCopy,
): Markup {
  const wrong = html`aria-invalid="true" aria-describedby="${field}-problem"`;
  const shared = html`id="${field}" name="${field}" ${isWrong ? wrong : ""}`;
  switch (field) {
    case "from_name":
      return html`<input ${shared} value="${value}" autocomplete="name" required />`;
    case "reply_to":
      return html`<input ${shared} type="email" value="${value}" autocomplete="email" required />`;
    case "service":
      return html`<select ${shared}>
        ${renderOptions(value, copy)}
      </select>`;
    case "message":
      // Browsers drop a line break right after `<textarea>`, so the added one protects the visitor's.
      return html`<textarea ${shared} rows="5" required>${`\n${value}`}</textarea>`;
  }
}

function renderOptions(chosen: string, { choose, services }: ContactCopy): Markup[] {
  const options: [string, string][] = [["", choose]];
  for (const option of serviceOptions) options.push([option, services[option]]);
  if (options.every(([value]) => value !== chosen)) options.push([chosen, chosen]);
  return options.map(
    ([value, text]) =>
      html`<option value="${value}" ${value === chosen ? "selected" : ""}>${text}</option>`,
  );
}
