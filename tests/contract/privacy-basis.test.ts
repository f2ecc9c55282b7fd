import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "../../contracts/locale.ts";
import { readCopy } from "../support/site/read-copy.ts";

/** Articles of the GDPR that a text names, e.g. "6.1.b" or "6(1)(b)". */
function listArticles(text: string): string[] {
  return text.match(/\b6[.(]1[.)][.(]?[a-f]\)?/g) ?? [];
}

for (const locale of locales) {
  test(`${locale}: the form and the privacy policy name one legal basis for an enquiry`, () => {
    const policy = readFileSync(`content/legal/${locale}/politica-privacidad.md`, "utf8");
    const [, section = ""] = policy.split(/^### (?:Consultas|Inquiries)$/m);
    const [enquiries = ""] = section.split(/^###? /m);
    const named = listArticles(readCopy(locale).contact.privacy.text);
    expect(named).toHaveLength(1);
    expect(listArticles(enquiries)).toEqual(named);
  });
}
