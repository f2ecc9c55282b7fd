import { siteConfig } from "#folder/site.config.ts";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import type { Enquiry } from "./enquiry.ts";
import { composeMail, composeText } from "./compose-mail.ts";

const enquiry: Enquiry = {
  id: "0123456789ab",
  template: "contact",
  from_name: "Ana Pérez",
  reply_to: "ana@example.com",
  service: "dashboard",
  message: "Quiero un dashboard.\n\n¿Cuánto cuesta?",
  locale: "en",
  caseStudy: "nps-bi",
  receivedAt: Date.UTC(2026, 6, 11, 8, 5),
  state: "stored",
  attempts: 0,
  nextAttemptAt: 0,
  deliveredAt: null,
  lastError: null,
  copies: 0,
  suspicion: null,
  answeredAt: null,
};
const addresses = {
  to: "owner@example.org",
  from: "Web <web@site.example>",
  timeZone: "Europe/Madrid",
  prices: siteConfig.prices,
};

async function render(changed: Partial<Enquiry>) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message, envelope } = await transport.sendMail(
    composeMail({ ...enquiry, ...changed }, addresses),
  );
  const raw = (message as Buffer).toString();
  return {
    raw,
    headers: raw.slice(0, raw.indexOf("\r\n\r\n")),
    envelope,
    mail: await PostalMime.parse(raw),
  };
}

test("says what the optional second part answers, with the site's prices", async () => {
  const { mail } = await render({
    decision: "Cerrar una tienda",
    keeper: "nobody",
    budget: "hours",
  });
  expect(mail.text).toContain(`
¿Qué decisión depende de esto? Cerrar una tienda
¿Quién lo mantendrá? Nadie: hazlo tú
¿Con qué presupuesto? Menos de 850\u00a0€

Quiero`);
});

test("writes a mail to which a plain reply reaches the visitor", async () => {
  const { mail, envelope } = await render({});
  expect(mail.from).toMatchObject({ name: "Ana Pérez (web)", address: "web@site.example" });
  expect(mail.replyTo).toMatchObject([{ name: "Ana Pérez", address: "ana@example.com" }]);
  expect(mail.to).toMatchObject([{ address: "owner@example.org" }]);
  expect(mail.subject).toBe("Consulta web: Cuadro de mando para mi empresa - Ana Pérez");
  expect(mail.messageId).toBe("<enquiry-0123456789ab@site.example>");
  expect(envelope).toMatchObject({ from: "web@site.example", to: ["owner@example.org"] });
  expect(mail.text?.trimEnd()).toBe(`Nombre: Ana Pérez
Correo: ana@example.com
Servicio: Cuadro de mando para mi empresa
Tipo: Consulta web
Idioma: inglés
Caso: nps-bi
Recibido: 11 jul 2026, 10:05
Identificador: 0123456789ab

Quiero un dashboard.

¿Cuánto cuesta?`);
});

test("shows the time as the owner's clock does", () => {
  expect(composeText(enquiry, { ...addresses, timeZone: "America/Bogota" })).toContain(
    "Recibido: 11 jul 2026, 3:05\n",
  );
});

test("distinguishes a consultation from a general enquiry, and states if no service was chosen", async () => {
  const { mail } = await render({
    template: "consultation",
    service: "No service selected",
    locale: null,
    caseStudy: null,
  });
  expect(mail.subject).toBe("Consultoría: Ningún servicio seleccionado - Ana Pérez");
  expect(mail.text).toContain("Idioma: no indicado");
  expect(mail.text).not.toContain("Caso:");
});

const names = [
  'Ana "la jefa" Pérez',
  "Pérez, Ana",
  "Ana <eve@evil.example>",
  "Ana (Bcc: eve@evil.example)",
  "eve@evil.example",
  "Ana;Eva:x",
  "=?utf-8?B?QmNjOiBldmU=?=",
  "Ana\\",
  "李小龙 👋🏽",
  "n".repeat(100),
  "ñ ".repeat(50).trim(),
  "Ana\r\nBcc: eve@evil.example",
  "Ana\nBcc: eve@evil.example",
  "Ana\rBcc: eve@evil.example",
  "Ana\r\n\r\nA body",
  "Ana\0Bcc: eve@evil.example",
  "Ana\u2028Bcc: eve@evil.example",
  "Ana\u0085Bcc: eve@evil.example",
  "Ana\r\n .\r\nQUIT",
];
const hostile: [string, Partial<Enquiry>][] = [
  ...names.map((from_name): [string, Partial<Enquiry>] => [
    `name ${JSON.stringify(from_name)}`,
    { from_name },
  ]),
  ...names.map((service): [string, Partial<Enquiry>] => [
    `service ${JSON.stringify(service)}`,
    { service },
  ]),
  ...[
    "o'hara+x@example.com",
    "josé@ejemplo.es",
    "ana@mañana.es",
    "ana@example.com\r\nBcc: eve@evil.example",
    "ana@example.com\nBcc: eve@evil.example",
    "ana@example.com\0",
    "ana@example.com>\r\nRCPT TO:<eve@evil.example",
  ].map((reply_to): [string, Partial<Enquiry>] => [
    `address ${JSON.stringify(reply_to)}`,
    { reply_to },
  ]),
  ["message of dots", { message: ".\r\n.\r\nQUIT\r\n" }],
  ["message of headers", { message: "Bcc: eve@evil.example\r\n\r\nx" }],
];

test.each(hostile)("cannot be broken by %s", async (_, changed) => {
  const { headers, envelope, mail } = await render(changed);
  expect(envelope).toMatchObject({ from: "web@site.example", to: ["owner@example.org"] });
  for (const name of ["From", "To", "Reply-To", "Subject", "Message-ID"]) {
    expect(headers.match(new RegExp(`^${name}:`, "gim"))).toHaveLength(1);
  }
  expect(headers).not.toMatch(/^b?cc:/im);
  expect(mail.from?.address).toBe("web@site.example");
  expect(mail.to).toHaveLength(1);
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.text).toContain("Identificador: 0123456789ab");
});
