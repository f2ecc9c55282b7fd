import { count } from "../../digest/digest-words-es.ts";
import { capitalize } from "../../digest/digest-words.ts";
import { actWordsEs } from "./act-words-es.ts";
import { signInWordsEs } from "./sign-in-words-es.ts";

const hours = (value: number) => (value === 1 ? "1 hora" : `${String(value)} horas`);

export const deskWordsEs = {
  name: "La mesa",
  toSite: "Ver la web",
  leave: "Salir",
  languages: { es: "Español", en: "English" },
  headline: (weekday: string, day: string, month: string) => [
    `${capitalize(weekday)} ${day}`,
    `de ${month}`,
  ],
  sum: {
    quiet: "Hoy nada. Todo va solo.",
    today: (value: number) =>
      value === 0 ? "Hoy no hay citas." : `Hoy, ${count(value, "cita", "citas", true)}.`,
    unanswered: (value: number) => capitalize(count(value, "mensaje espera.", "mensajes esperan.")),
    issues: (value: number) =>
      capitalize(count(value, "pago pide que decidas.", "pagos piden que decidas.")),
    failed: (value: number) => capitalize(count(value, "correo no salió.", "correos no salieron.")),
    problems: (value: number) =>
      value === 1
        ? "Algo falla por detrás."
        : `${capitalize(count(value, "", "cosas fallan", true))} por detrás.`,
  },
  today: {
    title: "Hoy",
    count: (value: number) => count(value, "cita", "citas", true),
    now: (time: string) => `ahora, ${time}`,
    busy: "Ocupado en tu calendario",
    block: "Bloqueado por ti",
    held: "Pagando ahora",
    missed: "No vino",
    session: (number: number, of: number) =>
      of === 1 ? "Una hora" : `Hora ${String(number)} de ${String(of)}`,
    none: "Ninguna cita.",
    whole: "Ver el día y bloquear horas",
  },
  issues: {
    title: (who: string, amount: string) => `${who}: ${amount}`,
    somebody: "Alguien",
    gone: "ha pagado y su hora ya no estaba. El dinero se le devuelve solo; escríbele para ofrecerle otra.",
    differs: "ha pagado otra cosa que la que eligió. El dinero se le devuelve solo; escríbele.",
    twice: "ha pagado dos veces la misma hora. El segundo pago se le devuelve solo.",
    unknown:
      "no es de ninguna reserva que se conozca. Mira en tu proveedor de pago de quién es, o devuélvelo.",
    dispute: "ha reclamado el cargo. Contesta en tu proveedor de pago antes de su plazo.",
    refundFailed: "no ha podido recibir la devolución. Págaselo por otra vía.",
    write: "Escribirle",
    seen: "Ya está resuelto",
    reference: (reference: string) => `Pago ${reference}`,
  },
  messages: {
    title: "Sin contestar",
    none: "Todo contestado.",
    reply: "Contestar",
    answered: "Ya contestado",
    reopen: "Sin contestar otra vez",
    whole: "Leerlo entero",
    all: "Todos los mensajes",
    noService: "Sin servicio elegido",
    subject: "Tu mensaje",
    state: { answered: "Contestado", open: "Sin contestar", quarantined: "En cuarentena" },
  },
  quarantine: {
    title: "En cuarentena",
    none: "Nada en cuarentena.",
    held: (reason: string) => `Retenido porque parece spam: ${reason}.`,
    release: "Es de verdad, pasarlo",
    remove: "Borrar",
  },
  weeks: {
    title: "Tres semanas",
    count: (booked: number, free: number) =>
      `${count(booked, "cita", "citas", true)}, ${hours(free)} ${free === 1 ? "libre" : "libres"}`,
    day: (day: string, booked: number, free: number, closed: number) =>
      `${day}: ${count(booked, "cita", "citas", true)}, ${String(free)} libres, ${String(closed)} cerradas`,
    legend: { booked: "con cita", free: "libre", closed: "ocupada o bloqueada" },
    block: "Bloquear o abrir horas",
    all: "Todas las citas",
  },
  packages: {
    title: "Bonos",
    count: (value: number) => `${hours(value)} por dar`,
    left: (left: number, of: number, until: string) =>
      `${left === 1 ? "Le queda" : "Le quedan"} ${String(left)} de ${String(of)}, hasta el ${until}`,
  },
  failed: {
    title: "Correos que no salieron",
    none: "Todos los correos han salido.",
    enquiries: (name: string) => `El mensaje de ${name}`,
    visitor: (name: string) => `El aviso a ${name}`,
    owner: (name: string) => `Tu aviso de la cita de ${name}`,
    sessions: "El aviso de que alguien entró en la mesa",
    doubtful: "Quizá llegó.",
    retry: "Intentar otra vez",
  },
  others: {
    title: "Copias y última palabra de los demás",
    copy: "copia continua",
    rehearsal: "ensayo de restauración",
    own: "Copias",
    payments: "Pagos",
    calendars: { caldav: "Calendario (CalDAV)", ics: "Calendario publicado" },
    calendar: "Calendario",
    mail: "Correo saliente",
    certificate: "Certificado",
    ago: (age: string) => `hace ${age}`,
    until: (date: string) => `hasta el ${date}`,
    never: "todavía nada",
    silent: (age: string) => `no responde desde hace ${age}`,
    fine: {
      payments: (refunds: number) =>
        refunds === 0
          ? "Ninguna devolución pendiente."
          : capitalize(count(refunds, "devolución pendiente.", "devoluciones pendientes.", true)),
      calendar: "Leído entero.",
      mail: "Aceptó el último correo.",
      noMail: "Todavía no ha salido ninguno.",
      certificate: "Se renueva solo.",
    },
  },
  sessions: {
    title: "Sesiones abiertas",
    one: (device: string, since: string) => `${device}, desde el ${since}`,
    own: "esta",
    unknown: "Un navegador sin nombre",
    all: "Cerrar todas las sesiones",
  },
  ...actWordsEs,
  ...signInWordsEs,
};

export type DeskWords = typeof deskWordsEs;
