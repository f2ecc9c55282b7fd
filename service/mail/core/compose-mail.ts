import type { SendMailOptions } from "nodemailer";
import { describeBrief } from "./describe-brief.ts";
import {
  noServiceSelected,
  serviceOptions,
  type EnquiryTemplate,
} from "../../../contracts/enquiry.ts";
import type { Prices } from "../../../contracts/price.ts";
import { findBareAddress, makeMessageId, toHeaderText } from "../../delivery/mail-address.ts";
import type { Enquiry } from "./enquiry.ts";
import { formCopy } from "./form-copy.ts";

/** The enquiries in quarantine that a mail reports besides its own. */
export type Waiting = {
  count: number;
  newest: readonly { id: string; from_name: string; reply_to: string; message: string }[];
};

/** Facts of the site that a mail's words need. */
export type TextSettings = { timeZone: string; prices: Prices };

export type MailSettings = TextSettings & { to: string; from: string };

const ownerLocale = "es";
const quarantineNote =
  'Las que lo parecen esperan en cuarentena y una al día llega como aviso: "npm run mail -- list" las enseña, "release ID" entrega una y "purge" las borra todas.';
const longestExcerpt = 80;
const kinds: Record<EnquiryTemplate, string> = {
  contact: "Consulta web",
  consultation: "Consultoría",
};

/** Composes the owner's mail about an enquiry; replying to it writes to the visitor (D9). */
export function composeMail(
  enquiry: Enquiry,
  { to, from, ...settings }: MailSettings,
  waiting?: Waiting,
): SendMailOptions {
  const { id, reply_to: address } = enquiry;
  const name = toHeaderText(enquiry.from_name);
  const sender = findBareAddress(from);
  const warning = enquiry.suspicion === null ? "" : "¿Spam? ";
  return {
    // With the visitor's address here, the owner's mail host would reject the mail in its sender checks.
    from: { name: `${name} (web)`, address: sender },
    replyTo: { name, address },
    to,
    subject: `${warning}${kinds[enquiry.template]}: ${toHeaderText(nameService(enquiry.service))} - ${name}`,
    messageId: makeMessageId(`enquiry-${id}`, sender),
    text: composeText(enquiry, settings) + describeWaiting(waiting),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function composeText(enquiry: Enquiry, { timeZone, prices }: TextSettings): string {
  const { locale, caseStudy, suspicion } = enquiry;
  const facts = [
    ["Nombre", enquiry.from_name],
    ["Correo", enquiry.reply_to],
    ["Servicio", nameService(enquiry.service)],
    ["Tipo", kinds[enquiry.template]],
    ["Idioma", locale === null ? "no indicado" : { es: "español", en: "inglés" }[locale]],
    ...(caseStudy === null ? [] : [["Caso", caseStudy]]),
    ["Recibido", formatTime(enquiry.receivedAt, timeZone)],
    ["Identificador", enquiry.id],
    ...(suspicion === null ? [] : [["Parece spam", `${suspicion}. ${quarantineNote}`]]),
  ];
  const lines = [
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...describeBrief(enquiry, ownerLocale, prices).map((line) => line.join(" ")),
  ];
  return `${lines.join("\n")}\n\n${enquiry.message}\n`;
}

function describeWaiting(waiting: Waiting | undefined): string {
  if (waiting === undefined || waiting.count === 0) return "";
  const lines = waiting.newest.map(({ id, from_name: name, reply_to: address, message }) => {
    const excerpt = message.replaceAll(/\s+/g, " ").slice(0, longestExcerpt);
    return `- ${id} ${name} <${address}>: ${excerpt}`;
  });
  return `\nEn cuarentena (${String(waiting.count)}):\n${lines.join("\n")}\n`;
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

export function formatTime(time: number, timeZone: string): string {
  let format = timeFormats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(ownerLocale, {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone,
    });
    timeFormats.set(timeZone, format);
  }
  return format.format(time);
}

export function nameService(service: string): string {
  const option = serviceOptions.find((known) => known === service);
  if (option !== undefined) return formCopy[ownerLocale].contact.services[option];
  return service === noServiceSelected ? "Ningún servicio seleccionado" : service;
}
