import type { FaultWords } from "../../contracts/value-faults.ts";
import type { FaultCode } from "../../generator/fault.ts";

/** Faults of the code itself, for a developer: in English only. */
type DeveloperCode = Extract<FaultCode, `report/${string}` | `built/${string}`>;

/** Faults in Spanish, by code: problem and remedy for the owner, who sees the field; parameters as in English. */
export const faultsInSpanish: Record<Exclude<FaultCode, DeveloperCode>, FaultWords> = {
  // Values.
  "area-least": "Elige un área o más",
  "category-least": "Escribe al menos una categoría",
  "category-once": "Escribe cada categoría una sola vez",
  "color-code": "Escribe un color como #f2c811",
  "currency-code": "Escribe el código de la moneda, como EUR",
  "date-or-time": "Escribe una fecha como 2026-10-08, o con hora y zona: 2026-10-08T09:00:00+02:00",
  "day-holiday": "Escribe una fecha como 2026-12-25",
  "day-legal": "Escribe una fecha como 2026-11-20",
  "day-real": "Ese día no existe en el calendario: escribe otro",
  "days-least": "Escribe {{requirement}} o más",
  "discounts-grow": "Los descuentos deben crecer con el paquete: 3 < 5 < 10",
  "file-name": "Escribe solo el nombre de un archivo de la carpeta del artículo",
  "hours-order": "Los horarios deben ir en orden y sin solaparse",
  "hours-range": "Escribe un horario como 09:00-14:00, con sitio para una sesión",
  "minutes-read": "Escribe los minutos en números enteros, 1 o más",
  "name-code": "Usa solo letras sin acentos, cifras y guiones",
  "name-initials": "Escribe las iniciales, como «C. M.»",
  "name-list": "Escribe una lista como DAX, Power BI",
  "percentage-range": "Escribe un porcentaje de 1 a 90",
  "percentage-whole": "Escribe un porcentaje sin decimales",
  "picture-site": "Elige una imagen: svg, jpg, png, webp o avif",
  "price-decimals": "Usa dos decimales como mucho",
  "price-least": "Escribe un precio de {{requirement}} o más",
  "price-most": "Escribe un precio de {{requirement}} o menos",
  "report-address": "Pega la dirección de «Publicar en la web» de Power BI",
  "stars-range": "Escribe un número de 1 a 5",
  "time-zone": "Escribe una zona horaria como Europe/Madrid",
  "weeks-order": "Las semanas mínimas deben ser menos que las máximas",
  boolean: "Elige sí o no",
  email: "Escribe una dirección de correo completa",
  integer: "Escribe un número entero",
  max_length: "Como máximo {{requirement}} caracteres; tiene {{received}}",
  max_value: "Escribe {{requirement}} o menos",
  min_length: "Escribe algo aquí",
  min_value: "Escribe {{requirement}} o más",
  missing: "Falta este dato",
  number: "Escribe un número",
  starts_with: "La dirección debe empezar por https://",
  string: "Escribe algo aquí",
  surplus: ["Este dato no existe", "Quítalo o corrige su nombre."],
  url: "Escribe una dirección completa, que empiece por https://",
  wrong: "Este valor no sirve: {{received}}",

  // Texts and catalogues.
  "json-syntax": [
    "El archivo no se puede leer ({{reason}})",
    "Pon ahí la coma, la comilla o el paréntesis que falta.",
  ],
  "json-mark": [
    "El archivo empieza con una marca de orden de bytes",
    "Guárdalo en tu editor como UTF-8 sin BOM.",
  ],
  "json-empty": ["El archivo está vacío", "Recupera su contenido de Git o de una copia."],
  "copy-group": ["Estos textos solo están en «{{other}}»", "Traduce {{source}} en este archivo."],
  "copy-key": ["Falta este texto", "Añádelo, o quítalo de {{source}}."],
  "case-picture": [
    "Falta la imagen",
    "Dibuja las de los informes con npm run take-report-pictures, o pon aquí la imagen.",
  ],
  "copy-empty": "Falta el texto en este idioma",
  "copy-places": [
    "Lleva {{found}} donde el español lleva {{wanted}}",
    "Usa lo mismo en todos los idiomas.",
  ],
  "copy-places-surplus": [
    "Lleva {{found}}, y el español no lleva nada así",
    "Usa lo mismo en todos los idiomas.",
  ],
  "copy-places-missing": [
    "Le falta {{wanted}}, que el español lleva",
    "Usa lo mismo en todos los idiomas.",
  ],
  "copy-count": [
    "Cuenta con {{found}}, y solo hay uno",
    "Escribe la frase para uno, sin el número.",
  ],
  "copy-figure": [
    "Ninguna figura muestra este texto",
    "Escribe {{name}} en una figura de {{folder}}, o quita el texto en los dos idiomas.",
  ],
  "copy-orphan": [
    "Este elemento no está en {{catalogue}}",
    "Añádelo allí, o quita sus textos en los dos idiomas.",
  ],
  "copy-unused": [
    "La web no muestra este texto en ninguna parte",
    "Muéstralo, o quítalo en los dos idiomas.",
  ],
  "copy-unused-group": [
    "La web no usa ninguno de estos textos",
    "Úsalos, o quita el archivo en los dos idiomas.",
  ],
  "text-in-english": ["Parece escrito en inglés: «{{text}}»", "Escríbelo en español."],
  "text-in-spanish": ["Parece escrito en español: «{{text}}»", "Escríbelo en inglés."],
  "text-leftover": ["Contiene «{{found}}»", "Escribe el texto definitivo."],
  "text-unwritten": ["Todavía por escribir", "Escribe lo que empieza por {{mark}}, o quítalo."],
  "texts-unwritten": [
    "Todavía por escribir, y {{more}} más en el mismo archivo",
    "Escribe lo que empieza por {{mark}}, o quítalo.",
  ],
  "entry-twice": ["«{{name}}» está dos veces ({{key}})", "Da a cada uno el suyo."],
  "entry-unworded": ["«{{path}}» no tiene textos en {{copy}}", "Escríbelos, o corrige el nombre."],
  "card-case": [
    "No hay ningún caso «{{slug}}»",
    "Usa uno de {{cases}}, o ninguno: la tarjeta llevará entonces al contacto.",
  ],
  "case-card": [
    "El caso «{{slug}}» no tiene tarjeta, así que ninguna lista lleva a él",
    "Añade una en {{cards}}, o desmarca «Destacado» en el caso.",
  ],
  "category-name": [
    "La categoría «{{name}}» no tiene nombre en este idioma",
    "Añade «{{slug}}» en Textos, Blog.",
  ],
  "category-posts": [
    "Ningún artículo tiene la categoría «{{slug}}»",
    "Quítala en los dos idiomas en Textos, Blog.",
  ],

  // Settings.
  "config-syntax": [
    "Los ajustes no se pueden leer ({{reason}})",
    "Pon la coma, la comilla o el paréntesis que falta ahí o en la línea anterior; npm run doctor -- --fix pone comas y comillas.",
  ],
  "config-computed": "Se calcula en site.config.ts: cámbialo allí",
  "accent-contrast": [
    "Con {{accent}} no se leería: su contraste es {{dark}} bajo texto oscuro y {{light}} como texto sobre fondo oscuro, y hacen falta {{least}}",
    "El más parecido que sí se lee es {{nearest}}.",
  ],
  "report-case": ["No hay ningún caso con ese nombre", "Usa uno de {{slugs}}."],
  "portrait-file": ["{{file}} no existe", "Elige otra imagen."],
  "env-unknown": [".env lleva {{name}}, que nada usa", "Quítalo; .env.example los tiene todos."],
  "env-misspelt": [
    ".env lleva {{name}}, que nada usa",
    "Llámalo {{meant}}, si es lo que quieres decir.",
  ],
  "env-sample": [
    ".env lleva en {{name}} el ejemplo de .env.example",
    "Escribe el tuyo, o ponle # delante.",
  ],
  "env-twice": [".env lleva {{name}} dos veces, y vale la última línea", "Quita la primera."],
  "env-value": [
    "{{name}} no sirve en .env: {{found}}",
    "Escríbelo como en .env.example, o quítalo y valdrá lo habitual.",
  ],
  "env-needed": [
    "Falta {{name}} en .env, sin el que {{by}} no hace nada",
    "Escríbelo como en .env.example, o quita {{by}}.",
  ],

  // Fields above a post or a page of text.
  "yaml-syntax": [
    "Esta línea no se puede leer",
    "Pon entre comillas un texto que lleve dos puntos, # o comillas.",
  ],
  "fields-block": [
    "Faltan los datos del artículo",
    "Empieza el archivo con ellos, entre dos líneas de --- (docs/blog.md).",
  ],
  "fields-none": ["Faltan los datos", "Escribe líneas como title: Mi título."],
  "field-unknown": ["Este dato no existe", "Los que hay: {{known}}."],
  "field-elsewhere": ["Este dato no va aquí", "Quítalo: está en es.md."],
  "field-slug": ["Este dato no existe", "La dirección es el nombre de la carpeta: cámbialo allí."],
  "field-missing": "Falta este dato",
  "field-line": ["«{{from}}» no se puede leer", "Escribe «{{to}}»."],
  "featured-alt": "Di en una frase qué se ve en la portada",

  // Folders of posts.
  "post-address": [
    "«{{slug}}» no puede ser la dirección de un artículo",
    "Cambia el nombre de la carpeta: minúsculas sin acentos y cifras, con guiones entre palabras.",
  ],
  "post-folder": ["Hay una carpeta dentro de un artículo", "Pon los archivos junto a es.md."],
  "post-beside": [
    "Hay un archivo suelto entre los artículos",
    "Un artículo es una carpeta con un es.md.",
  ],
  "post-language": [
    "No es un idioma de la web",
    "Un artículo tiene es.md y, si está traducido, {{others}}.",
  ],
  "post-spanish": [
    "Falta es.md",
    "Escribe primero el artículo en español: {{others}} es su traducción.",
  ],
  "post-languages": [
    "Falta el texto en {{missing}}",
    "Escribe el artículo en todos los idiomas, o solo en español.",
  ],
  "post-slug": [
    "El nombre de la carpeta se confunde con el de {{other}}: {{name}}",
    "Da a cada artículo el suyo.",
  ],
  "post-title": ["El título es el de {{other}}: {{name}}", "Da a cada artículo el suyo."],
  "category-letters": ["Hay una categoría sin letras", "Ponle un nombre con letras o cifras."],
  "category-spelling": [
    "La categoría «{{name}}» se escribe «{{known}}» en {{other}}",
    "Escríbela igual en todas partes.",
  ],
  "file-address": [
    "El nombre «{{name}}» no puede ser una dirección",
    "Cámbialo: minúsculas sin acentos, cifras, guiones y puntos.",
  ],
  "file-kind": [
    "Los archivos {{ending}} no se publican",
    "Quítalo, o añade su tipo a contracts/file-kinds.ts.",
  ],
  "file-size": [
    "No se sabe cuánto mide la imagen",
    "Usa una que diga su ancho y su alto: {{endings}}.",
  ],
  "file-unused": ["Ningún texto usa este archivo", "Muéstralo, enlázalo o quítalo."],
  "figure-words": [
    "La figura pide el texto {{name}}, que no está escrito",
    "Escríbelo en {{words}}, o corrige el nombre.",
  ],
  "contentful-away": [
    "Contentful no ha dado los artículos de {{space}}, y no hay copia de antes: {{reason}}",
    "Comprueba VITE_CONTENTFUL_* y la red, y vuelve a construir; sin esos ajustes, la web usa content/blog.",
  ],

  // Markdown of posts.
  "text-character": ["Hay un carácter invisible", "Vuelve a escribir el texto de esta línea."],
  "text-opening": [
    "El texto no empieza con un párrafo",
    "Empieza con el párrafo que lleva a lo demás; el título ya está arriba.",
  ],
  "text-html": ["HTML: {{text}}", "Escríbelo en Markdown, como dice docs/blog.md."],
  "text-reference": [
    "Hay una nota al pie o un enlace por referencia",
    "Escribe la nota en la frase, y la dirección detrás de las palabras.",
  ],
  "text-struck": ["Hay palabras tachadas: {{words}}", "Quítalas, o di que se corrigieron."],
  "text-task": ["Hay una casilla de tarea", "Escribe un punto de lista sin casilla."],
  "text-number": [
    "Lleva el número {{number}}, donde la lista muestra {{shown}}",
    "Numera desde 1 y sangra lo que va entre dos puntos.",
  ],
  "quote-block": ["Una cita solo lleva párrafos", "Pon lo demás debajo."],
  "list-block": ["Una lista no puede llevar esto", "Ponlo debajo de la lista."],
  "heading-level": [
    "Un título de nivel {{level}}: {{words}}",
    "Usa ## y ###: el # es el título de la página.",
  ],
  "heading-order": [
    "Un ### antes de cualquier ##: {{words}}",
    "Ponlo debajo de un ##, o conviértelo en uno.",
  ],
  "underline-open": ["Un <u> no se cierra", "Ciérralo con </u> en el mismo párrafo."],
  "underline-twice": ["Hay un <u> dentro de otro", "Cierra antes el primero."],
  "underline-end": ["Hay un </u> sin su <u>", "Ábrelo en el mismo párrafo."],
  "picture-inline": [
    "Hay una imagen en medio del texto: {{url}}",
    "Dale una línea propia, con otra vacía delante y detrás.",
  ],
  "picture-alt": ["La imagen {{url}} no tiene descripción", "Di entre los corchetes qué se ve."],
  "picture-file": [
    "No hay ninguna imagen {{url}}",
    "Pon el archivo en la carpeta del artículo, o corrige el nombre.",
  ],
  "picture-kind": ["{{url}} no es una imagen", "Ofrécelo como descarga: [palabras](archivo)."],
  "link-empty": ["Hay un enlace sin palabras: {{url}}", "Escribe adónde lleva."],
  "link-title": ["Un enlace lleva título", "Dilo en las palabras del enlace."],
  "link-post-page": [
    "Se enlaza un artículo por su dirección: {{url}}",
    "Enlaza su archivo: ../su-nombre/es.md.",
  ],
  "link-page": ["{{url}} no es una página de la web", "Corrígela; se escribe sin /en."],
  "link-post": ["{{url}} no es un artículo", "Enlaza uno de este idioma: ../su-nombre/es.md."],
  "link-scheme": [
    "No se puede enlazar {{url}}",
    "Usa https://, mailto:, una página de la web, un artículo o un archivo.",
  ],
  "link-bare": ["A la dirección {{url}} le falta https://", "Escribe https://{{url}}."],
  "link-file": [
    "No hay ningún archivo {{url}}",
    "Ponlo en la carpeta del artículo, o corrige el nombre.",
  ],

  // Pages of text.
  "page-fields": [
    "El archivo debe empezar con un bloque entre dos líneas de ---",
    "Escribe ahí title, description y updated.",
  ],
  "page-heading": [
    "Un título es texto sin formato: {{words}}",
    "Quítale las negritas, el código y los enlaces.",
  ],
  "page-id": ["Dos títulos tienen el nombre «{{id}}»", "Da a uno el suyo: {#nombre}."],
  "page-cells": [
    "La fila debe tener {{count}} celdas",
    "Ponle tantas como tiene la cabecera de su tabla.",
  ],
  "page-markdown": [
    "«{{found}}» no se entiende aquí",
    "Usa títulos con ## y ###, párrafos, listas simples, tablas, negritas, código o enlaces.",
  ],
  "page-leftover": ["«{{found}}» no se entiende aquí: {{text}}", "Ciérralo, o quítalo."],
  "page-value": ["{{name}} no existe aquí", "Los que hay: {{known}}."],
  "page-braces": ["Unas llaves no se cierran: {{text}}", "Ciérralas con otras dos."],
  "page-link": [
    "{{url}} no lleva a ninguna parte",
    "Usa https://, mailto: o una página de la web.",
  ],

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
    "Usa tu calendario de otra plataforma, con VITE_BOOKING_URL en .env.",
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
  "data-folder": [
    "No se puede guardar nada en {{folder}}: {{reason}}",
    "Permite que escriba ahí el usuario del servicio, o elige otra carpeta con DATA_DIR.",
  ],
  "data-disk": [
    "Al disco de {{folder}} le quedan {{megabytes}} MB",
    "Libera espacio: cuando se llene, se rechazarán mensajes y reservas.",
  ],
  "data-database": [
    "La base de datos no se puede usar ({{reason}})",
    "Hasta entonces se rechazan mensajes y reservas.",
  ],
  "backup-none": [
    "Todavía no hay copia de seguridad de {{folder}}",
    "Usa «npm run backup -- CARPETA»; docs/deployment.md tiene una línea para hacerlo cada día.",
  ],
  "backup-old": [
    "La última copia de seguridad de {{folder}} tiene {{days}} días",
    "Usa «npm run backup -- CARPETA»; docs/deployment.md tiene una línea para hacerlo cada día.",
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
  "mail-server": [
    "SMTP_URL: {{host}} no acepta correo ({{reason}})",
    "Compara servidor, puerto, usuario y contraseña con lo que dice tu proveedor.",
  ],

  // Commands that make, rename and remove content, and the studio.
  "name-letters": "El título o el nombre necesita letras o cifras",
  "address-used": ["La dirección {{address}} ya se usa", "Elige otro título."],
  "post-exists": ["Ya existe {{folder}}", "Elige otro título."],
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
