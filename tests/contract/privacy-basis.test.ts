import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import enBooking from "#folder/content/copy/en/bookingPage.json" with { type: "json" };
import esBooking from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { locales } from "../../contracts/locale.ts";
import { readCopy } from "../support/site/read-copy.ts";

/** Returns the letters of article 6.1 of the GDPR in a text, written "6.1.b" or "6(1)(b)". */
function listBases(text: string): (string | undefined)[] {
  return [...text.matchAll(/\b6[.(]1[.)][.(]?([a-f])\b/g)].map(([, letter]) => letter);
}

const booking = { es: esBooking, en: enBooking };

for (const locale of locales) {
  const { contact, course } = readCopy(locale);
  test.each([
    { form: "contact", text: contact.privacy.text, about: "Consultas|Inquiries" },
    {
      form: "booking",
      text: booking[locale].details.privacy,
      about: "Consultorías, reservas y encargos|Consultations, bookings and engagements",
    },
    { form: "mini-course", text: course.signup.privacy, about: "Minicurso|Mini-course" },
  ])(`${locale}: the $form form names the basis that the privacy policy begins with`, (one) => {
    const policy = readFileSync(`demo/content/legal/${locale}/politica-privacidad.md`, "utf8");
    const [, section = ""] = policy.split(new RegExp(`^### (?:${one.about})$`, "m"));
    const [own = ""] = section.split(/^###? /m);
    expect(listBases(one.text)).toEqual(listBases(own).slice(0, 1));
    expect(listBases(own)).not.toEqual([]);
  });
}

// Personal data in the two tables, in the terms of the policy.
test.each([
  ["enquiry", ["nombre", "correo electrónico", "servicio", "mensaje", "idioma", "caso"]],
  [
    "purchase",
    [
      "nombre",
      "correo electrónico",
      "idioma",
      "zona horaria",
      "importe",
      "referencia",
      "dirección IP",
    ],
  ],
])("the policy names what the table %s keeps of a visitor", (table, words) => {
  const policy = readFileSync("demo/content/legal/es/politica-privacidad.md", "utf8");
  const part = table === "enquiry" ? "Al escribirme" : "Al reservar una consultoría";
  const [, sentence = ""] = policy.split(`**${part}:**`);
  const [own = ""] = sentence.split("\n- ");
  expect(words.filter((word) => !own.includes(word))).toEqual([]);
});
