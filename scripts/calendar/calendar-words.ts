import type { Locale } from "../../contracts/locale.ts";

/** Sentences of `npm run calendar`. */
const spanish = {
  usage: `npm run calendar -- sign-in            inicia sesión en tu calendario de Microsoft o de Google
npm run calendar -- sign-in google     en uno de los dos, si usas ambos (o microsoft)
`,
  unset:
    "Falta MICROSOFT_CLIENT_ID, o GOOGLE_CLIENT_ID, en .env. Cómo conseguirlo: docs/calendars.md",
  code: "Abre {{address}} en cualquier dispositivo, escribe el código {{code}} y entra con tu cuenta de Microsoft.\nEspero aquí hasta que termines...",
  link: "1. Abre esta dirección en tu navegador y entra con tu cuenta de Google:\n\n{{address}}\n\n2. Marca las dos casillas y acepta. Si Google avisa de que no ha verificado la aplicación, que es la tuya: Configuración avanzada, Ir a la aplicación.\n3. El navegador acabará en una página que no se abre. Es lo esperado: copia su dirección entera, que empieza por http://127.0.0.1",
  paste: "\nPega aquí la dirección: ",
  notIts: "Esa no es la dirección de este inicio de sesión: empieza de nuevo y cópiala entera.",
  unticked: "Falta un permiso: empieza de nuevo y marca las dos casillas.",
  refused:
    "{{name}} no ha iniciado la sesión ({{reason}}). No se ha guardado nada: empieza de nuevo.",
  noCalendar: "La cuenta no tiene ningún calendario propio. No se ha guardado nada.",
  testing:
    "ATENCIÓN: esta sesión caduca en {{days}} días, porque tu aplicación de Google está en pruebas. Publícala (Google Auth Platform, Público, Publicar aplicación) y empieza de nuevo.",
  done: "Hecho: la cuenta {{account}} de {{name}}, calendarios propios que se leen: {{count}}. Las reservas se escriben en el principal.\nEl permiso se guarda con las reservas ({{place}}), no en .env; el servicio lo usará en menos de un minuto. Para retirarlo: {{revoke}}",
};

const english: typeof spanish = {
  usage: `npm run calendar -- sign-in            signs in to your calendar at Microsoft or Google
npm run calendar -- sign-in google     to one of them, if you use both (or microsoft)
`,
  unset:
    "MICROSOFT_CLIENT_ID, or GOOGLE_CLIENT_ID, is missing in .env. How to get it: docs/calendars.md",
  code: "Open {{address}} on any device, enter the code {{code}} and sign in with your Microsoft account.\nI am waiting here until you have done it...",
  link: "1. Open this address in your browser and sign in with your Google account:\n\n{{address}}\n\n2. Tick both boxes and accept. If Google warns that it has not verified the app, which is yours: Advanced, Go to the app.\n3. The browser ends on a page that does not open. That is expected: copy its whole address, which begins with http://127.0.0.1",
  paste: "\nPaste the address here: ",
  notIts: "This is not the address of this sign-in: begin again and copy all of it.",
  unticked: "A permission is missing: begin again and tick both boxes.",
  refused: "{{name}} did not sign you in ({{reason}}). Nothing was stored: begin again.",
  noCalendar: "The account has no calendar of its own. Nothing was stored.",
  testing:
    "WARNING: this sign-in ends in {{days}} days, because your app at Google is in testing. Publish it (Google Auth Platform, Audience, Publish app) and begin again.",
  done: "Done: the account {{account}} at {{name}}, own calendars that are read: {{count}}. Bookings are written to the main one.\nThe permission is kept with the bookings ({{place}}), not in .env; the service uses it within a minute. To withdraw it: {{revoke}}",
};

export type CalendarWords = typeof spanish;

export const calendarWords: Record<Locale, CalendarWords> = { es: spanish, en: english };
