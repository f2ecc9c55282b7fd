import type { SendMailOptions } from "nodemailer";
import {
  noServiceSelected,
  serviceOptions,
  type EnquiryTemplate,
} from "../../contracts/contact-message.ts";
import { toHeaderText } from "../header-text.ts";
import type { Enquiry } from "../storage/enquiry.ts";
import { formWords } from "./form-words.ts";

/** Where mails go, whom they come from, and the owner's time zone (IANA). */
export type MailSettings = { to: string; from: string; timeZone: string };

// The owner reads Spanish (§9).
const ownerLocale = "es";
const kinds: Record<EnquiryTemplate, string> = {
  contact: "Consulta web",
  consultation: "Consultoría",
};

/** Turns an enquiry into the mail its owner gets; it is answered with a plain reply (D9). */
export function composeMail(
  enquiry: Enquiry,
  { to, from, timeZone }: MailSettings,
): SendMailOptions {
  const { id, reply_to: address } = enquiry;
  const name = toHeaderText(enquiry.from_name);
  const sender = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  return {
    // The visitor's own address here would fail the sender checks of the owner's mail host.
    from: { name: `${name} (web)`, address: sender },
    replyTo: { name, address },
    to,
    subject: `${kinds[enquiry.template]}: ${toHeaderText(nameService(enquiry.service))} - ${name}`,
    // The same at every attempt: a mail program recognises a second copy.
    messageId: `<enquiry-${id}@${domain}>`,
    text: composeText(enquiry, timeZone),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** An enquiry in the owner's words, as it stands in the mail and in the terminal. */
export function composeText(enquiry: Enquiry, timeZone: string): string {
  const { locale, caseStudy } = enquiry;
  const facts = [
    ["Nombre", enquiry.from_name],
    ["Correo", enquiry.reply_to],
    ["Servicio", nameService(enquiry.service)],
    ["Tipo", kinds[enquiry.template]],
    ["Idioma", locale === null ? "no indicado" : { es: "español", en: "inglés" }[locale]],
    ...(caseStudy === null ? [] : [["Caso de estudio", caseStudy]]),
    ["Recibido", formatTime(enquiry.receivedAt, timeZone)],
    ["Identificador", enquiry.id],
  ];
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  return `${lines.join("\n")}\n\n${enquiry.message}\n`;
}

/** A moment as the owner reads it, e.g. `"11 jul 2026, 9:05"`. */
export function formatTime(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat(ownerLocale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(time);
}

/** The Spanish name of a chosen service; any other text stays as it is. */
export function nameService(service: string): string {
  const option = serviceOptions.find((known) => known === service);
  if (option !== undefined) return formWords[ownerLocale].contact.services[option];
  return service === noServiceSelected ? "Ningún servicio seleccionado" : service;
}
