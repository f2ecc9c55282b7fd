import { capitalize, type DigestWords } from "./digest-words.ts";

const numerals = "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");

/** The number in words up to twelve, with its noun, e.g. `una cita`, `dos citas`. */
export function count(value: number, one: string, many: string, isFeminine = false): string {
  if (value === 1) return `${isFeminine ? "una" : "un"} ${one}`;
  return `${numerals[value] ?? String(value)} ${many}`;
}

/** A time with its article, e.g. `las 07:30`, `la 01:15`. */
const clock = (time: string) => `${time.startsWith("01:") ? "la" : "las"} ${time}`;
const at = (time: string) => `a ${clock(time)}`;
const write = (value: number) => value.toLocaleString("es-ES", { useGrouping: "always" });
const commands = {
  enquiries: "npm run mail",
  bookings: "npm run bookings",
  course: "npm run mail",
};
const abouts = { enquiries: "sobre mensajes", bookings: "sobre reservas", course: "del minicurso" };

export const digestWordsEs: DigestWords = {
  kicker: (brand, time) => `${brand}, tu resumen de ${clock(time)}`,
  counted: {
    appointments: (value) => count(value, "cita", "citas", true),
    enquiries: (value) => count(value, "mensaje", "mensajes"),
    bookings: (value) => count(value, "reserva nueva", "reservas nuevas", true),
    problems: (value) => count(value, "asunto por decidir", "asuntos por decidir"),
  },
  quiet: "sin novedad",
  quietCopy: (age) => `copia de hace ${age}`,
  nothingToDecide: "Nada espera tu decisión.",
  copyAge: (age) => `La última copia tiene ${age}.`,
  noCopyAge: "No hay copia fuera de esta máquina.",
  advise: {
    failed: ({ about, failed, doubtful }) => ({
      title: `${capitalize(count(failed, `correo ${abouts[about]} no ha salido`, `correos ${abouts[about]} no han salido`))}.`,
      detail: `${doubtful === 0 ? "" : `De ellos, ${count(doubtful, "quizá sí llegó", "quizá sí llegaron")}. `}El motivo: \`${commands[about]} -- list\`. Enviar otra vez: \`${commands[about]} -- retry failed\`.`,
    }),
    postponed: ({ about, count: value }) => ({
      title: `El servidor de correo aplaza desde hace una hora ${count(value, `correo ${abouts[about]}`, `correos ${abouts[about]}`)}.`,
      detail: `Se sigue intentando. El motivo: \`${commands[about]} -- list\`.`,
    }),
    quarantine: ({ count: value }) => ({
      title: `${capitalize(count(value, "mensaje parece spam y espera", "mensajes parecen spam y esperan"))} en cuarentena.`,
      detail:
        "Leerlos: `npm run mail -- list`. Entregar uno: `npm run mail -- release ID`. Borrarlos todos: `npm run mail -- purge`.",
    }),
    "copy-fault": ({ since }, { day, time }) => ({
      title: `La copia fuera de esta máquina falla desde el ${day(since)} ${at(time(since))}.`,
      detail:
        "Lo que ha llegado después se perdería con el disco. El motivo: `npm run doctor`. Se reintenta cada minuto.",
    }),
    "rehearsal-fault": ({ since }, { day, time }) => ({
      title: `La copia no se pudo restaurar en el ensayo del ${day(since)} ${at(time(since))}.`,
      detail: "Una copia que no se abre no es una copia. El motivo: `npm run doctor`.",
    }),
    "backup-none": () => ({
      title: "Todavía no hay ninguna copia de los mensajes ni de las reservas.",
      detail: "Pon BACKUP_TO en .env y se hará sola, o hazla ahora: `npm run backup -- CARPETA`.",
    }),
    "backup-old": ({ days }) => ({
      title: `La última copia tiene ${String(days)} días.`,
      detail: "Pon BACKUP_TO en .env y se hará sola, o hazla ahora: `npm run backup -- CARPETA`.",
    }),
    holds: () => ({
      title: "Las horas retenidas sin pagar han llegado a su límite.",
      detail: "Nadie las ha pagado y no se aceptan más. Verlas: `npm run bookings -- list`.",
    }),
    payments: ({ count: value }) => ({
      title: value === 1 ? "Un pago te necesita." : `${String(value)} pagos te necesitan.`,
      detail:
        "Es dinero que no ha dado en una cita o que alguien reclama: `npm run bookings -- payments`.",
    }),
    "calendar-silent": ({ setting, since, isPaused, isSignedOut }, { day, time }) => ({
      title: isSignedOut
        ? `Ya no hay sesión iniciada en tu calendario (${setting}): no se lee desde el ${day(since)} ${at(time(since))}.`
        : `Tu calendario (${setting}) no responde desde el ${day(since)} ${at(time(since))}.`,
      detail: `${
        isPaused
          ? "No se ofrece ninguna hora hasta que responda."
          : "Las horas se ofrecen según lo último que dijo."
      } ${isSignedOut ? "Iniciar sesión: `npm run calendar -- sign-in`." : "El motivo: `/healthz`."}`,
    }),
    "calendar-unwritten": ({ since }, { day, time }) => ({
      title: `Hay reservas que no llegan a tu calendario desde el ${day(since)} ${at(time(since))}.`,
      detail: "Se reintenta cada minuto. El motivo: `/healthz`.",
    }),
    unreachable: ({ setting, since }, { day, time }) => ({
      title: `La dirección de ${setting} no responde desde el ${day(since)} ${at(time(since))}.`,
      detail: "Corrígela en .env: mientras tanto, un fallo no te avisaría por ahí.",
    }),
    certificate: ({ until }, { date }) => ({
      title: `El certificado de la web vale solo hasta el ${date(until)}.`,
      detail:
        "Ya debería estar renovado: mira el registro de quien lo renueva (Caddy, certbot o tu proveedor).",
    }),
  },
  today: "Hoy",
  session: (number, sessions) =>
    sessions === 1 ? "una hora" : `hora ${String(number)} de ${String(sessions)}`,
  noTopic: "Sin tema escrito",
  messages: "Te han escrito",
  ago: (age) => `hace ${age}`,
  reply: "Contestar",
  noService: "sin servicio elegido",
  more: (value) => `Y ${String(value)} más: \`npm run mail -- list\``,
  since: (day, time) => `Desde el ${day} ${at(time)}`,
  labels: {
    views: "Visitas",
    bookings: "Reservas",
    messages: "Mensajes",
    mails: "Correos",
    copy: "Copia",
    certificate: "Certificado",
  },
  views: ({ pages, cases }) =>
    pages === 0
      ? "Ayer no se leyó ninguna página"
      : `Ayer se ${pages === 1 ? "leyó 1 página" : `leyeron ${write(pages)} páginas`}; de casos, ${write(cases)}`,
  bookings: ({ confirmed, moved, cancelled }) =>
    confirmed + moved + cancelled === 0
      ? "Ninguna nueva, movida ni cancelada"
      : `${write(confirmed)} ${confirmed === 1 ? "nueva" : "nuevas"}, ${write(moved)} ${moved === 1 ? "movida" : "movidas"}, ${write(cancelled)} ${cancelled === 1 ? "cancelada" : "canceladas"}`,
  enquiries: (value, quarantined) => {
    const arrived = value === 0 ? "Ninguno" : value === 1 ? "Llegó 1" : `Llegaron ${write(value)}`;
    return quarantined === 0 ? arrived : `${arrived}; en cuarentena, ${write(quarantined)}`;
  },
  mails: (delivered, failed) => {
    if (delivered + failed === 0) return "Ninguno que enviar";
    const sent = `${delivered === 1 ? "Salió" : "Salieron"} ${write(delivered)}`;
    return failed === 0 ? sent : `${sent}, ${write(failed)} no`;
  },
  copy: {
    current: (age) => `De hace ${age}.`,
    begun: "La primera copia fuera de esta máquina está en marcha.",
    rehearsed: (day, time, { enquiries = 0, bookings = 0 }) =>
      `Ensayo de restauración del ${day} ${at(time)}: ${write(enquiries)} ${enquiries === 1 ? "mensaje" : "mensajes"} y ${write(bookings)} ${bookings === 1 ? "reserva" : "reservas"}, iguales.`,
    unrehearsed: "Sin ensayo de restauración todavía.",
    own: (days) =>
      `La última se hizo ${days === 0 ? "hoy" : `hace ${days === 1 ? "un día" : `${write(days)} días`}`}, sin BACKUP_TO: si está en esta máquina, se pierde con ella.`,
    none: "Ninguna. Con BACKUP_TO en .env se hace sola.",
    database: "La hace tu PostgreSQL o su proveedor: desde aquí no se ve.",
  },
  certificate: (date) => `Vale hasta el ${date}`,
  footer: (time) => [
    `Este correo sale cada día ${at(time)}, también cuando no ha pasado nada. Si un día no llega, algo está parado: ejecuta \`npm run doctor\` en el servidor.`,
    "La hora se cambia con `DIGEST_AT` en .env; con el valor `never` deja de salir.",
  ],
};
