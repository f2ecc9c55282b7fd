import type { ColumnUse } from "../../dashboards/from-file/pack/column-use.ts";
import type { PackFault } from "../../dashboards/from-file/pack/pack-fault.ts";
import type { PrivacyKind } from "../../dashboards/from-file/privacy/judge-column.ts";
import { systemLanguage } from "../command/system-language.ts";

/** Sentences of `new report` and `refresh`, in the owner's language. */
const spanish = {
  read: (rows: string, columns: number, name: string) =>
    `${name}: ${rows} filas y ${String(columns)} columnas.`,
  doubts: "Lo que no estaba claro, y cómo lo he leído:",
  sheet: "Qué se publica de cada columna:",
  published: (count: number, all: number) =>
    `Salen ${String(count)} de ${String(all)} columnas; lo que parece personal se queda.`,
  groups: (count: number) =>
    `(!) Quedan ${String(count)} grupos de menos de diez filas que podrían señalar a alguien: agrupa más en "uses", o publica totales con --totals 5.`,
  fewest: "--totals pide un número entero, al menos 2: las filas que reúne como mínimo cada total",
  totals: (count: number, fewest: number, merged: number) =>
    `Salen ${String(count)} totales, ninguno de menos de ${String(fewest)} filas${merged === 0 ? "" : `; ${String(merged)} filas de grupos menores van en «Otros» o sin fecha`}.`,
  visuals: "Los gráficos, y por qué:",
  untranslated: (names: string) =>
    `Sin nombre en inglés, se quedan como en el archivo: ${names}. Cámbialos en "texts.en".`,
  keep: (column: string) => `${column}: ¿lo dejo así? (S/n) `,
  no: /^no?$/i,
  sure: "¿Escribo el informe? (s/n) ",
  yes: /^s[ií]?$/i,
  nothing: "No he escrito nada.",
  nothingToDraw: (columns: number) =>
    `de ${String(columns)} columnas no sale ninguna que se pueda dibujar. Hace falta al menos una con fechas, números o categorías que se repitan`,
  written: (address: string, definition: string, slug: string) =>
    `Escrito: ${address}, el último de los casos, con su tarjeta; el informe está en ${definition}.
Escribe lo que empieza por ✎ en content/copy/{es,en}/caseStudies.json y projects.json: la web no se monta sin ello.
Si los datos son inventados, pon "isDemonstration": true en content/catalogue/case-studies.json.
La imagen de su tarjeta es su primer gráfico. Otras filas: npm run refresh -- ${slug}`,
  faults: "El archivo no se puede leer como se acordó. Las filas de antes se quedan:",
  unreadable: (path: string) => `no se puede abrir ${path}; comprueba la ruta y los permisos`,
  noRows: (folder: string) => `la carpeta ${folder} no tiene ningún archivo de filas`,
  answers: (status: number) => `el servidor responde ${String(status)}; comprueba la dirección`,
  tooLarge: (most: number) => `ocupa más de ${String(most)} MB; divídelo o expórtalo en Parquet`,
  unfit: "La definición no encaja con las filas nuevas. Las de antes se quedan:",
  noSource: (file: string, reason: string) =>
    `No puedo leer ${file}: ${reason}. Las filas de antes se quedan.`,
  unknown: (slug: string, known: string) =>
    `No hay ningún informe de un archivo que se llame ${slug}. Hay: ${known || "ninguno"}.`,
  fresh: (slug: string, rows: string, dated: string) =>
    `${slug}: ${rows} filas, datos del ${dated}.`,
  rebuild: "Para verlas en la web: npm run build (o publish).",
  personal: (name: string, kind: string) =>
    `La columna «${name}» parece ${kind} y se publicaría. Si puede salir, escribe el motivo en "uses.….because"; si no, "as": "stay".`,
  pack: {
    "kind-changed": (column: string, found: string) =>
      `La columna «${column}» ya no es de la misma clase (ahora: ${found}). Corrígela en el archivo, o vuelve a crear el informe.`,
    "not-within": (column: string, found: string) =>
      `En «${column}», «${found}» está en dos grupos a la vez. Corrígelo en el archivo, o quita "within" de su uso.`,
    "not-published": (column: string, found: string) =>
      `«${column}» se abre desde «${found}», que no se publica. Quítalo de su "within", o publícalo.`,
    "too-large": (column: string, found: string) =>
      `La columna «${column}» tiene números demasiado grandes (${found}). Usa una unidad mayor, como miles.`,
    "too-few": (_column: string, found: string) =>
      `El archivo tiene menos de ${found} filas con datos: no da ni un total que se pueda publicar.`,
    "no-total": (column: string) =>
      `De «${column}» solo se cuentan valores distintos, y los totales no los dan con exactitud. Ponle "as": "stay".`,
  } satisfies Record<PackFault["code"], (column: string, found: string) => string>,
  kinds: {
    personName: "nombre de persona",
    email: "correo",
    phone: "teléfono",
    officialId: "documento o cuenta",
    birth: "fecha de nacimiento",
    rowId: "identificador",
    freeText: "texto libre",
    rare: "combinación rara",
    money: "dinero",
    plain: "nada personal",
  } satisfies Record<PrivacyKind, string>,
  uses: {
    label: "sale",
    code: "sale como número, sin su texto",
    number: "sale",
    day: "sale",
    month: "se agrupa por mes",
    stay: "se queda",
  } satisfies Record<ColumnUse["as"], string>,
  grouped: "se agrupa",
  summed: "sale sumada por grupos",
};

const english: typeof spanish = {
  read: (rows, columns, name) => `${name}: ${rows} rows and ${String(columns)} columns.`,
  doubts: "What was not clear, and how I read it:",
  sheet: "What is published of each column:",
  published: (count, all) =>
    `${String(count)} of ${String(all)} columns leave; what looks personal stays.`,
  groups: (count) =>
    `(!) ${String(count)} groups of fewer than ten rows remain that could single somebody out: group further in "uses", or publish totals with --totals 5.`,
  fewest: "--totals takes a whole number, at least 2: the fewest rows of a total",
  totals: (count, fewest, merged) =>
    `${String(count)} totals leave, none of fewer than ${String(fewest)} rows${merged === 0 ? "" : `; ${String(merged)} rows of smaller groups are in “Others” or without a date`}.`,
  visuals: "The charts, and why:",
  untranslated: (names) =>
    `Without a name in the other language, these stay as in the file: ${names}. Change them in "texts".`,
  keep: (column) => `${column}: keep it so? (Y/n) `,
  no: /^no?$/i,
  sure: "Write the report? (y/n) ",
  yes: /^y(?:es)?$/i,
  nothing: "Nothing was written.",
  nothingToDraw: (columns) =>
    `none of ${String(columns)} columns can be drawn. It takes at least one with dates, numbers or categories that recur`,
  written: (address, definition, slug) =>
    `Written: ${address}, the last of the cases, with its card; the report is in ${definition}.
Write what begins with ✎ in content/copy/{es,en}/caseStudies.json and projects.json: without it the site is not built.
If the data is invented, set "isDemonstration": true in content/catalogue/case-studies.json.
The picture of its card is its first chart. Other rows: npm run refresh -- ${slug}`,
  faults: "The file cannot be read as agreed. The rows from before stay:",
  unreadable: (path) => `${path} cannot be opened; check the path and its permissions`,
  noRows: (folder) => `the folder ${folder} holds no file of rows`,
  answers: (status) => `the server answers ${String(status)}; check the address`,
  tooLarge: (most) => `it is larger than ${String(most)} MB; divide it, or export it as Parquet`,
  unfit: "The definition does not fit the new rows. Those from before stay:",
  noSource: (file, reason) => `${file} cannot be read: ${reason}. The rows from before stay.`,
  unknown: (slug, known) =>
    `There is no report from a file named ${slug}. There are: ${known || "none"}.`,
  fresh: (slug, rows, dated) => `${slug}: ${rows} rows, data of ${dated}.`,
  rebuild: "To see them on the site: npm run build (or publish).",
  personal: (name, kind) =>
    `The column “${name}” looks like ${kind} and would be published. If it may leave, write why in "uses.….because"; if not, "as": "stay".`,
  pack: {
    "kind-changed": (column, found) =>
      `The column “${column}” is of another kind now (${found}). Mend it in the file, or make the report again.`,
    "not-within": (column, found) =>
      `In “${column}”, “${found}” lies in two groups at once. Mend it in the file, or take "within" out of its use.`,
    "not-published": (column, found) =>
      `“${column}” opens from “${found}”, which is not published. Take it out of its "within", or publish it.`,
    "too-large": (column, found) =>
      `The column “${column}” has numbers that are too large (${found}). Use a larger unit, such as thousands.`,
    "too-few": (_column, found) =>
      `The file has fewer than ${found} rows with data: it gives no total that can be published.`,
    "no-total": (column) =>
      `Of “${column}” only different values are counted, which totals do not give exactly. Set "as": "stay".`,
  },
  kinds: {
    personName: "a person’s name",
    email: "an email address",
    phone: "a phone number",
    officialId: "a document or an account",
    birth: "a date of birth",
    rowId: "an identifier",
    freeText: "free text",
    rare: "a rare combination",
    money: "money",
    plain: "nothing personal",
  },
  uses: {
    label: "leaves",
    code: "leaves as a number, without its text",
    number: "leaves",
    day: "leaves",
    month: "is grouped by month",
    stay: "stays",
  },
  grouped: "is grouped",
  summed: "leaves added up by group",
};

export const reportWords = systemLanguage === "es" ? spanish : english;
