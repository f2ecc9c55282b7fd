import type { ContactField, ServiceOption } from "../../contracts/contact-message.ts";
import type { Locale } from "../../contracts/locale.ts";

export type FormTexts = {
  title: string;
  intro: string;
  send: string;
  fields: Record<ContactField, string>;
  services: Record<ServiceOption, string>;
  noService: string;
  missing: Record<ContactField, string>;
  malformed: string;
  tooLong: (field: string, limit: number) => string;
  controlCharacters: (field: string) => string;
  tooMany: (waitMinutes: number, contactEmail: string) => string;
  notStored: (contactEmail: string) => string;
};

/** What a visitor reads when an enquiry is not accepted. */
export const formTexts: Record<Locale, FormTexts> = {
  es: {
    title: "Tu mensaje aún no se ha enviado",
    intro: "No has perdido nada de lo escrito: mira lo siguiente y vuelve a enviarlo.",
    send: "Enviar mensaje",
    fields: {
      from_name: "Nombre",
      reply_to: "Correo electrónico",
      service: "Servicio",
      message: "Mensaje",
    },
    services: {
      business_problem: "Resolver un problema de negocio",
      dashboard: "Dashboard para mi empresa",
      mentoring: "Mentoría",
      training: "Formación para mi equipo",
      other: "Otro (especificar en el mensaje)",
    },
    noService: "Ningún servicio seleccionado",
    missing: {
      from_name: "Escribe tu nombre.",
      reply_to: "Escribe tu correo electrónico: sin él no puedo responderte.",
      service: "Elige un servicio.",
      message: "Escribe tu mensaje.",
    },
    malformed: "Revisa el correo electrónico: debe parecerse a nombre@ejemplo.com.",
    tooLong: (field, limit) => `${field}: acórtalo a ${limit} caracteres como máximo.`,
    controlCharacters: (field) =>
      `${field}: quita los saltos de línea y los caracteres invisibles.`,
    tooMany: (waitMinutes, contactEmail) =>
      `Han llegado demasiados mensajes seguidos. Vuelve a intentarlo en ${waitMinutes} min o escribe a ${contactEmail}.`,
    notStored: (contactEmail) =>
      `No se ha podido guardar el mensaje. Vuelve a intentarlo en unos minutos o escribe a ${contactEmail}.`,
  },
  en: {
    title: "Your message has not been sent yet",
    intro: "Nothing you wrote is lost: see below and send it again.",
    send: "Send message",
    fields: { from_name: "Name", reply_to: "E-mail", service: "Service", message: "Message" },
    services: {
      business_problem: "Solve a business problem",
      dashboard: "Dashboard for my company",
      mentoring: "Mentoring",
      training: "Training for my team",
      other: "Other (specify in the message)",
    },
    noService: "No service selected",
    missing: {
      from_name: "Write your name.",
      reply_to: "Write your e-mail address: without it there can be no answer.",
      service: "Choose a service.",
      message: "Write your message.",
    },
    malformed: "Check the e-mail address: it should look like name@example.com.",
    tooLong: (field, limit) => `${field}: shorten it to ${limit} characters at most.`,
    controlCharacters: (field) => `${field}: remove line breaks and invisible characters.`,
    tooMany: (waitMinutes, contactEmail) =>
      `Too many messages have arrived in a row. Try again in ${waitMinutes} min, or write to ${contactEmail}.`,
    notStored: (contactEmail) =>
      `The message could not be stored. Try again in a few minutes, or write to ${contactEmail}.`,
  },
};
