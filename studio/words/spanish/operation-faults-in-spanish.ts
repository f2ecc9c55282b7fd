import type { FaultWords } from "../../../contracts/value-faults.ts";
import type { operationFaults } from "../../../generator/faults/english/operation-faults.ts";

/** Findings of the doctor and refusals of commands, in Spanish. */
export const operationFaultsInSpanish: Record<keyof typeof operationFaults, FaultWords> = {
  // Findings of the doctor.
  "site-demonstration": [
    "La web dice que es una demostración, y los buscadores no la muestran",
    "Cuando todo lo demás sea tuyo, deja de ser una demostración con el botón de arriba y guarda.",
  ],
  "fact-shipped": ["Todavía es «{{value}}»", "Escribe el tuyo en Ajustes."],
  "prices-sample": [
    "Los precios son de ejemplo ({{session}} {{currency}} por sesión, {{block}} por {{hours}} horas, desde {{project}} un proyecto)",
    "Escribe los tuyos en el paso Precios y desmarca «Son de ejemplo».",
  ],
  "review-sample": [
    "La reseña «{{id}}» es de ejemplo, y la página lo dice",
    "Pon una real en Reseñas y desmarca «Es de ejemplo», o quítala.",
  ],
  "case-sample": [
    "El caso «{{slug}}» es un ejemplo de una empresa inventada",
    "Quítalo en Casos. Si es tuyo, desmarca ahí «Es de demostración».",
  ],
  "post-sample": [
    "El artículo «{{slug}}» es un ejemplo, y saldría con tu nombre",
    "Bórralo en Artículos. Si respondes de él, desmarca ahí «Es de ejemplo».",
  ],
  "lesson-sample": [
    "La lección {{name}} es un ejemplo, y se enviaría con tu nombre",
    "Borra content/course/{{name}}. Si respondes de ella, quítale isSample.",
  ],
  "course-unmailed": [
    "La inscripción al minicurso está abierta, pero falta SMTP_URL y no puede salir ninguna lección",
    "Pon SMTP_URL y MAIL_TO, o cierra la inscripción.",
  ],
  "claim-experience": [
    "La web afirma {{years}} años y {{clients}} clientes: {{where}}",
    "Corrígelo en los dos idiomas, o confírmalo.",
  ],
  "claim-certification": [
    "La web afirma que tienes la certificación de Power BI: {{where}}",
    "Corrígelo en los dos idiomas, o confírmalo.",
  ],
  "claim-reply": [
    "La web promete responder en {{days}} días laborables: {{where}}",
    "Corrígelo en los dos idiomas, o confírmalo.",
  ],
  "claim-prices": [
    "La web pide {{session}} {{currency}} por sesión, {{block}} por {{hours}} horas y desde {{project}} por proyecto, con descuento en los paquetes: {{where}}",
    "Corrígelo en los dos idiomas, o confírmalo.",
  ],
  "claim-reviews": [
    "La web muestra {{reviews}} reseñas de personas que lo han aceptado",
    "Corrígelo en los dos idiomas, o confírmalo.",
  ],
  "claim-portrait": [
    "La web muestra {{portrait}} como foto de {{name}}",
    "Corrígelo en los dos idiomas, o confírmalo.",
  ],
  "claim-legal": [
    "Los textos legales deben ser válidos para {{name}} en {{city}}",
    "Corrígelo en los dos idiomas, o confírmalo.",
  ],
  "booking-unpaid": [
    "El calendario no cobra: el pago es una demostración, y lo dice",
    "Cobra con Stripe, con STRIPE_SECRET_KEY en .env, o por transferencia, con TRANSFER_IBAN, o usa tu calendario de otra plataforma, con VITE_BOOKING_URL.",
  ],
  "booking-unmailed": [
    "Las reservas se guardan, pero no se confirman por correo",
    "Rellena el paso Correo.",
  ],
  "enquiries-unmailed": [
    "Los mensajes se guardan, pero no se envían a tu buzón",
    "Rellena el paso Correo.",
  ],
  "address-unset": [
    "Falta la dirección de la web, VITE_SITE_URL en .env",
    "Los buscadores la necesitan.",
  ],
  "alerts-unset": [
    "Nadie te avisa si los correos fallan o no se puede guardar nada",
    "Pon ALERT_URL en .env, o haz que un monitor espere «ok» en /healthz.",
  ],
  "holiday-over": ["El festivo {{day}} ya ha pasado", "Quítalo en Ajustes."],
  "holiday-twice": ["El festivo {{day}} está dos veces", "Quita uno en Ajustes."],
  "holiday-booked": [
    "Alguien tiene una cita el {{day}}, que es festivo",
    "Acordad otra hora, o abre ese día; «npm run bookings -- list» dice quién es.",
  ],
  "holidays-end": [
    "No hay festivos después del {{day}}",
    "Añade en Ajustes los de los próximos meses, o se podrán reservar.",
  ],
  "post-untranslated": [
    "{{folder}} no tiene traducción",
    "Las listas en inglés muestran el artículo en español, y lo dicen.",
  ],
  "post-scheduled": ["{{folder}} no se muestra antes del {{day}}", "Publica otra vez ese día."],
  "post-draft": ["{{folder}} es un borrador", "No se muestra en ninguna parte."],
  "picture-heavy": [
    "{{picture}} pesa {{megabytes}} MB",
    "Guárdala más pequeña: nadie ve más de 1600 píxeles de su ancho.",
  ],
  "digest-unmailed": [
    "Ningún correo diario resume mensajes, fallos y copias",
    "Pon SMTP_URL y MAIL_TO; con DIGEST_AT=never dices que no lo quieres.",
  ],
  "mails-failed": [
    "Correos que no se han podido entregar: {{failed}}",
    "Mira por qué con «{{command}} -- list» y envíalos otra vez con «{{command}} -- retry failed».",
  ],
  "mails-doubtful": [
    "Correos que no se han podido entregar: {{failed}}, de los que {{doubtful}} pueden haber llegado",
    "Mira por qué con «{{command}} -- list» y envíalos otra vez con «{{command}} -- retry failed».",
  ],
  "mails-quarantine": [
    "Mensajes en cuarentena por parecer spam: {{count}}",
    "Léelos con «npm run mail -- list»; entrega uno con «npm run mail -- release ID» o bórralos todos con «npm run mail -- purge».",
  ],
  "address-refused": [
    "{{name}}: {{origin}} responde {{status}}",
    "Corrige la dirección, o prueba otra vez cuando tengas conexión.",
  ],
  "address-away": [
    "{{name}}: no se llega a {{origin}} ({{reason}})",
    "Corrige la dirección, o prueba otra vez cuando tengas conexión.",
  ],
  "dns-address": [
    "{{host}} no tiene ninguna dirección en el DNS",
    "Añade un registro A con la dirección de tu servidor, y otro AAAA si tiene IPv6.",
  ],
  "dns-spf": [
    "{{domain}}, desde donde salen los correos, no tiene registro SPF: pueden acabar en spam",
    "Añade en {{domain}} el registro TXT que indica tu proveedor de correo, y también el de DKIM.",
  ],
  "dns-dmarc": [
    "{{domain}}, desde donde salen los correos, no tiene registro DMARC: pueden acabar en spam",
    "Añade un registro TXT en _dmarc.{{domain}}; para empezar, «v=DMARC1; p=none».",
  ],
  "dns-away": ["El DNS no contesta: {{reason}}", "Inténtalo otra vez con conexión."],
  "mail-server": [
    "SMTP_URL: {{host}} no acepta correo ({{reason}})",
    "Compara servidor, puerto, usuario y contraseña con lo que dice tu proveedor.",
  ],
  "calendar-silent": [
    "{{setting}}: el calendario no responde ({{reason}})",
    "Compara dirección, usuario y contraseña con lo que dice tu proveedor; en Microsoft o Google, inicia sesión otra vez.",
  ],

  // Commands that make, rename and remove content, and the studio.
  "name-letters": "El título o el nombre necesita letras o cifras",
  "address-used": ["La dirección {{address}} ya se usa", "Elige otro título."],
  "post-exists": ["Ya existe {{folder}}", "Elige otro título."],
  "case-example": [
    "«{{slug}}» es un ejemplo, y su informe es parte del producto",
    "Crea un caso tuyo: npm run new -- case",
  ],
  "rows-kind": [
    "No es un archivo de filas",
    "Elige uno que acabe en .csv, .tsv, .xlsx, .json o .parquet.",
  ],
  "rows-size": ["El archivo pesa más de 200 MB", "Usa la orden: npm run new -- report ARCHIVO."],
  "report-file": ["Del archivo no sale un informe: {{reason}}", "No se ha escrito nada."],
  "case-exists": ["Ya hay un caso «{{slug}}»", "Elige otro título."],
  "service-exists": "Ya hay un servicio «{{id}}»",
  "category-exists": "Ya hay una categoría «{{name}}»",
  "post-unknown": ["No hay ningún artículo «{{slug}}»", "Los que hay: {{known}}."],
  "case-unknown": ["No hay ningún caso «{{slug}}»", "Los que hay: {{known}}."],
  "service-unknown": ["No hay ningún servicio «{{id}}»", "Los que hay: {{known}}."],
  "page-unknown": "No hay ninguna página «{{slug}}» hecha aquí",
  "category-unknown": "No hay ninguna categoría «{{name}}»",
  "category-post": ["No hay ningún artículo «{{slug}}»", "Elige uno que tenga la categoría."],
  "category-only": ["Es la única categoría de {{slugs}}", "Dales antes otra."],
  "service-only": ["Es el único servicio", "Escribe antes otro."],
  "links-examples": ["{{files}} enlazan a ejemplos", "Quita antes esos enlaces."],
  "links-left": ["{{files}} enlazan a {{target}}", "Quita antes esos enlaces."],
  "picture-unreadable": "{{file}} no es una imagen que se pueda leer: png, jpg, webp o avif",
  "reports-line": [
    "En site.config.ts no hay ninguna línea que empiece por «reports: {»",
    "Escríbela.",
  ],
  "command-failed": "No se ha podido hacer: {{output}}",
  "file-changed": ["Otro programa ha cambiado {{file}} desde entonces", "Deshazlo con tu editor."],
  "upload-kind": [
    "Esta imagen no sirve aquí: elige un archivo svg, png, jpg o webp",
    "Una foto HEIC del móvil se exporta antes como jpg.",
  ],
  "upload-size": ["La imagen pesa más de 30 MB", "Guárdala más pequeña y vuelve a elegirla."],
  "upload-unreadable": [
    "La imagen no se puede leer: puede estar dañada",
    "Ábrela y guárdala de nuevo como png o jpg.",
  ],
  "mail-characters": ["Un dato del correo lleva comillas o un salto de línea", "Quítalo."],
};
