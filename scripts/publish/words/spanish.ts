/** Sentences of `publish` in Spanish. */
export const spanish = {
  steps: {
    connection: "conexión",
    account: "usuario y carpeta",
    firewall: "cortafuegos",
    program: "programa",
    site: "web",
    certificate: "certificado",
    backups: "copias",
    check: "prueba",
  },
  states: { already: "ya estaba", new: "nuevo" },
  pages_one: "{{count}} página",
  pages_other: "{{count}} páginas",
  reports_one: "{{count}} informe",
  reports_other: "{{count}} informes",
  faults_one: "{{count}} fallo",
  faults_other: "{{count}} fallos",
  claims_one: "{{count}} dato",
  claims_other: "{{count}} datos",
  to: "Publico en {{page}} ({{server}}, por SSH)",
  building: "Monto la web...",
  public: "Será público: {{pages}}, {{reports}}.",
  trial: "Es una prueba: sin cifrar, y pide a los buscadores que no la muestren.",
  size: "{{pages}}, {{size}} MB",
  until: "hasta el {{day}}",
  plain: "sin cifrar (prueba)",
  ofDatabase: "pg_dump, o las de tu proveedor",
  nightly: "cada noche a las {{time}}",
  pagesAsked: "/ y /en",
  published: "Publicado en {{seconds}} s: {{page}}",
  doctor: "El doctor encuentra {{faults}} y {{claims}} por confirmar:",
  doctorCommand: "  npx data-analyst-site doctor",
  records: "Falta, y solo puedes hacerlo tú, donde compraste el dominio:",
  recordsWhy: "Sin ellos tus correos pueden acabar en spam.",
  recordsCheck: "Comprobar: npx data-analyst-site doctor --online",
  namedByProvider: "(el valor lo da tu proveedor de correo: {{host}})",
  addressRecord: "Falta un registro en el DNS, donde compraste el dominio:",
  addressRemedy:
    "{{host}} tiene que llevar a tu servidor{{found}}. Añádelo, espera unos minutos y repite publish.\n" +
    "Para verla ya, sin dominio: npx data-analyst-site publish --trial",
  found: " y lleva a {{addresses}}",
  dnsAway: "El DNS no contesta ({{reason}}). Comprueba tu conexión y repite publish.",
  fault: "Paso {{number}}/8, {{step}}: {{problem}}. {{undone}}{{earlier}}. {{remedy}}.",
  undone: "He deshecho {{steps}}",
  nothingUndone: "No ha cambiado nada",
  uncertain: "No sé hasta dónde llegó; el servidor deshace lo suyo",
  earlier: "; la web de antes sigue en marcha",
  newStays: "La web nueva ha arrancado y se queda",
  undoneNewStays: "He deshecho {{steps}}; la web nueva ha arrancado y se queda",
  faults: {
    command: ["el servidor dice «{{detail}}»", "Corrígelo en el servidor y repite publish"],
    system: ["el servidor tiene {{detail}}", "Instala en él Debian 13 y repite publish"],
    root: ["el usuario no administra el servidor", "Escribe ssh://root@… en PUBLISH_TO"],
    occupied: [
      "en /srv/site hay una web puesta a mano",
      "Llévatela con sus datos (docs/publish.md) y repite publish",
    ],
    public: [
      "en este servidor ya hay una web pública",
      "Publica sin --trial, o haz la prueba en otro servidor",
    ],
    busy: ["otro publish está en marcha", "Espera a que acabe y repite publish"],
    lost: ["se ha cortado la conexión", "Repite publish"],
    health: [
      "la web nueva no arranca ({{detail}})",
      "Mira si funciona aquí, con npx data-analyst-site start",
    ],
    caddyfile: [
      "/etc/caddy/Caddyfile ya tiene otra web",
      "Llévala a /etc/caddy/conf.d/otra.caddy y repite publish",
    ],
    certificate: [
      "no llega el certificado ({{detail}})",
      "Comprueba que el dominio lleva a este servidor y repite publish",
    ],
    port: [
      "el puerto 80 no contesta desde fuera",
      "Ábrelo en el panel de tu servidor y repite publish",
    ],
    check: ["la página {{detail}} no contesta", "Repite publish"],
    ssh: [
      "no entro en el servidor: {{detail}}",
      "Comprueba PUBLISH_TO y tu clave: docs/publish.md",
    ],
  },
  noTarget:
    "No sé dónde publicar. Escribe PUBLISH_TO=ssh://root@203.0.113.10 en .env, o di --to y un destino:\n" +
    "ssh://USUARIO@SERVIDOR, netlify, cloudflare, github-pages o container",
  noAddress:
    "Falta la dirección de tu web: escribe VITE_SITE_URL=https://www.tu-dominio.es en .env.\n" +
    "Para verla sin dominio: npx data-analyst-site publish --trial",
  buildFailed: "La web no se puede montar, así que no he publicado nada:",
  emailjsMissing:
    "(!) Sin VITE_EMAILJS_* en .env no llega ningún mensaje: un alojamiento de archivos no manda correos.",
  bookingMissing:
    "(!) Sin VITE_BOOKING_URL en .env no hay calendario: la página pide un mensaje para acordar la hora.",
  written: "He escrito {{files}}",
  packageOutside:
    "(!) GitHub no puede instalar el programa, que está fuera de tu carpeta. Copia en ella el archivo .tgz y ejecuta:\n" +
    "  npm i ./data-analyst-site-VERSIÓN.tgz",
  hostSteps: {
    netlify:
      "La web está en {{dist}}. En tu cuenta de Netlify:\n" +
      "  1. Sites, Add new site, Deploy manually: arrastra esa carpeta a la página.\n" +
      "  2. Domain management, Add a domain: {{host}}. Te dice qué registro poner en el DNS.\n" +
      "La próxima vez: publish, y arrastra la carpeta a Deploys.",
    cloudflare:
      "La web está en {{dist}}. En tu cuenta de Cloudflare:\n" +
      "  1. Workers & Pages, Create, Pages, Upload assets: arrastra esa carpeta a la página.\n" +
      "  2. Custom domains, Set up a custom domain: {{host}}.\n" +
      "La próxima vez: publish, y arrastra la carpeta a Create new deployment.",
    "github-pages":
      "GitHub monta la web con cada cambio que subas, y cada mañana. En tu cuenta:\n" +
      "  1. Sube esta carpeta a un repositorio, en la rama main.\n" +
      "  2. Settings, Pages, Source: GitHub Actions. Custom domain: {{host}}.\n" +
      "  3. En el DNS de tu dominio: CNAME {{host}} TU-USUARIO.github.io",
  },
  container:
    "La imagen lleva solo el programa: monta tu carpeta y la sirve. Cómo arrancarla: docs/deployment.md, «In a container».",
};

export type Words = typeof spanish;
