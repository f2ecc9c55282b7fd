import type { RefusalCode } from "../../../dashboards/from-file/powerbi/formula/formula.ts";
import type { RemarkCode } from "../../../dashboards/from-file/powerbi/visuals/need.ts";
import type { ProjectFault } from "../../../ingest/powerbi/open-project.ts";
import type { PbirNote } from "../../../ingest/powerbi/report/pbir-report.ts";
import { systemLanguage } from "../../command/system-language.ts";

type Say = (found: string) => string;

/** Sentences of the import of a Power BI project, in the owner's language. */
const spanish = {
  visuals: (done: number, named: number, refused: number) =>
    `Objetos visuales traducidos: ${String(done)}; sin datos (textos, imágenes, formas): ${String(named)}; rechazados: ${String(refused)}.`,
  measures: (done: number, refused: number) =>
    `Medidas traducidas: ${String(done)}; rechazadas: ${String(refused)}.`,
  refusals: "Lo que no tiene equivalente exacto, y por qué:",
  remarks: "Lo que cambia al traducirlo:",
  notes: "Lo que no se ha leído del informe:",
  steps: (names: string) => `Marcadores que son pasos del recorrido: ${names}.`,
  bookmark: (name: string) => `Marcador «${name}»`,
  place: (page: string, type: string) => `Página «${page}», ${type}`,
  measure: (name: string) => `Medida «${name}»`,
  within: (name: string, reason: string) => `${reason} (en la medida «${name}»)`,
  parts: "Informes que salen, uno por cada grupo de tablas que se filtran juntas:",
  part: (at: number, facts: string, visuals: number) =>
    `  ${String(at)}. ${facts}: ${String(visuals)} objetos visuales`,
  chosen: (at: number) => `Escribo el ${String(at)}. Para otro: --part NÚMERO.`,
  noPart: (at: number, all: number) =>
    `No hay informe ${String(at)}: el proyecto da ${String(all)}.`,
  noCharts: "Este informe solo tendría tarjetas y ningún gráfico. Elige otro con --part.",
  missing: (tables: string) =>
    `Sin archivo de filas: ${tables}. Exporta cada tabla a CSV, Parquet o XLSX con su nombre, junto al proyecto o en su carpeta "data".`,
  badType: (table: string, column: string, dataType: string, found: string) =>
    `${table}.csv, columna «${column}»: el modelo dice ${dataType} y el archivo tiene ${found}.`,
  table: (table: string, sentence: string) => `${table}: ${sentence}`,
  faults: {
    "no-report":
      "No encuentro las páginas en formato PBIR. En Power BI Desktop activa el formato PBIR y guarda como proyecto (.pbip).",
    "no-model":
      "No encuentro el modelo (carpeta .SemanticModel con TMDL o model.bim). Guarda como proyecto (.pbip).",
  } satisfies Record<ProjectFault["code"], string>,
  read: {
    "too-large": (file: string, found: string) => `${file}: demasiado grande (${found})`,
    unreadable: (file: string, found: string) => `${file}: no es JSON (${found})`,
    "unknown-key": (file: string, found: string) => `${file}: clave desconocida «${found}»`,
    "unknown-schema": (file: string, found: string) => `${file}: esquema desconocido ${found}`,
    legacy: (file: string) => `${file}: formato antiguo, sin PBIR`,
  } satisfies Record<PbirNote["code"], (file: string, found: string) => string>,
  remark: {
    joined: "varias columnas en una etiqueta",
    "rows-added": "con el número de filas, que no tenía",
    "as-bars": "dibujado como barras",
    "line-as-figures": "la línea, como cifra en la ayuda y la tabla",
    "drill-left": "solo el primer nivel de la jerarquía",
    zeros: "lo que el filtro excluye se ve como 0",
    limit: "solo los primeros, por su medida",
    "goal-left": "sin objetivo ni línea de tendencia",
    "selection-left": "se abre sin la selección con que se guardó",
  } satisfies Record<RemarkCode, string>,
  refusal: {
    "all-filters": (found) => `${found} sin filtros solo se traduce como divisor de una parte`,
    "both-ways": (found) => `relación que filtra en los dos sentidos: ${found}`,
    cycle: (found) => `«${found}» se llama a sí misma`,
    "date-level": (found) => `nivel de fecha ${found}`,
    dates: (found) => `${found} no tiene todos los días seguidos, desde un día 1`,
    "double-key": (found) => `clave repetida ${found}`,
    "double-row": (found) => `${found} tiene filas idénticas, que DAX contaría dos veces`,
    facts: (found) => `ninguna tabla cuenta filas (${found})`,
    field: (found) => `campo ${found}`,
    filter: (found) => `filtro ${found}`,
    function: (found) => `función ${found}`,
    hidden: (found) => `oculta ${found}`,
    "keeps-data": () => "no cambia los filtros, sino lo que se ve",
    "keeps-page": () => "se queda en la página que se esté viendo",
    "keeps-visuals": () => "solo cambia algunos objetos visuales",
    "no-chart": (found) => `ningún gráfico cuenta lo mismo (${found})`,
    "no-measure": () => "no tiene medida",
    "no-relation": (found) => `sin relación de varios a uno: ${found}`,
    "no-rows": (found) => `sin filas: ${found}`,
    "not-additive": (found) => `${found} de algo que no se suma`,
    orphans: (found) => `${found}: hay filas de otra tabla sin pareja, que DAX cuenta como una más`,
    "other-part": (found) => `su página «${found}» no está en este informe`,
    personal: (found) => `${found} parece un dato personal y no se publica`,
    precision: (found) => `número con más cifras de las que se guardan (${found})`,
    room: (found) => `no caben más de ${found} tarjetas`,
    "row-measure": (found) => `la medida «${found}» fila a fila`,
    series: (found) => `demasiadas columnas: ${found}`,
    syntax: (found) => `DAX que no se lee: ${found}`,
    text: (found) => `un texto en lugar de un número: ${found}`,
    "two-tables": (found) => `condición sobre varias tablas: ${found}`,
    type: (found) => `tipo ${found}`,
    "unknown-name": (found) => `no existe ${found}`,
    variable: (found) => `variable ${found}`,
  } satisfies Record<RefusalCode, Say>,
};

const english: typeof spanish = {
  visuals: (done, named, refused) =>
    `Visuals translated: ${String(done)}; without data (texts, images, shapes): ${String(named)}; refused: ${String(refused)}.`,
  measures: (done, refused) => `Measures translated: ${String(done)}; refused: ${String(refused)}.`,
  refusals: "What has no exact counterpart, and why:",
  remarks: "What changes in translation:",
  notes: "What was not read of the report:",
  steps: (names) => `Bookmarks that are steps of the tour: ${names}.`,
  bookmark: (name) => `Bookmark “${name}”`,
  place: (page, type) => `Page “${page}”, ${type}`,
  measure: (name) => `Measure “${name}”`,
  within: (name, reason) => `${reason} (in the measure “${name}”)`,
  parts: "Reports that come of it, one for each group of tables that filter together:",
  part: (at, facts, visuals) => `  ${String(at)}. ${facts}: ${String(visuals)} visuals`,
  chosen: (at) => `Writing number ${String(at)}. For another: --part NUMBER.`,
  noPart: (at, all) => `There is no report ${String(at)}: the project gives ${String(all)}.`,
  noCharts: "This report would have cards alone and no chart. Choose another with --part.",
  missing: (tables) =>
    `Without a file of rows: ${tables}. Export each table as CSV, Parquet or XLSX by its name, beside the project or into its "data" folder.`,
  badType: (table, column, dataType, found) =>
    `${table}.csv, column “${column}”: the model says ${dataType} and the file has ${found}.`,
  table: (table, sentence) => `${table}: ${sentence}`,
  faults: {
    "no-report":
      "There are no pages in the PBIR format. Turn PBIR on in Power BI Desktop and save as a project (.pbip).",
    "no-model":
      "There is no model (a .SemanticModel folder with TMDL or model.bim). Save as a project (.pbip).",
  },
  read: {
    "too-large": (file, found) => `${file}: too large (${found})`,
    unreadable: (file, found) => `${file}: not JSON (${found})`,
    "unknown-key": (file, found) => `${file}: unknown key “${found}”`,
    "unknown-schema": (file, found) => `${file}: unknown schema ${found}`,
    legacy: (file) => `${file}: the old format, without PBIR`,
  },
  remark: {
    joined: "several columns in one label",
    "rows-added": "with a count of rows, which it had not",
    "as-bars": "drawn as bars",
    "line-as-figures": "the line as a figure in tooltip and table",
    "drill-left": "the first level of the hierarchy alone",
    zeros: "what the filter leaves out is shown as 0",
    limit: "the first ones alone, by its measure",
    "goal-left": "without goal or trend line",
    "selection-left": "opens without the selection that it was saved with",
  },
  refusal: {
    "all-filters": (found) =>
      `${found} without filters is translated as the divisor of a part alone`,
    "both-ways": (found) => `a relationship that filters both ways: ${found}`,
    cycle: (found) => `“${found}” calls itself`,
    "date-level": (found) => `date level ${found}`,
    dates: (found) => `${found} has not every day in a row from the first of a month`,
    "double-key": (found) => `key there twice ${found}`,
    "double-row": (found) => `${found} has identical rows, which DAX would count twice`,
    facts: (found) => `no table counts rows (${found})`,
    field: (found) => `field ${found}`,
    filter: (found) => `filter ${found}`,
    function: (found) => `function ${found}`,
    hidden: (found) => `it hides ${found}`,
    "keeps-data": () => "it changes what is shown and no filter",
    "keeps-page": () => "it stays on the page that is open",
    "keeps-visuals": () => "it changes some of the visuals alone",
    "no-chart": (found) => `no chart counts the same (${found})`,
    "no-measure": () => "has no measure",
    "no-relation": (found) => `no many-to-one relationship: ${found}`,
    "no-rows": (found) => `no rows: ${found}`,
    "not-additive": (found) => `${found} of what does not add up`,
    orphans: (found) =>
      `${found}: rows of another table have no match, which DAX counts as one more`,
    "other-part": (found) => `its page “${found}” is not in this report`,
    personal: (found) => `${found} looks personal and is not published`,
    precision: (found) => `a number with more digits than are kept (${found})`,
    room: (found) => `no room for more than ${found} cards`,
    "row-measure": (found) => `the measure “${found}” row by row`,
    series: (found) => `too many columns: ${found}`,
    syntax: (found) => `DAX that is not read: ${found}`,
    text: (found) => `a text in place of a number: ${found}`,
    "two-tables": (found) => `a condition on several tables: ${found}`,
    type: (found) => `type ${found}`,
    "unknown-name": (found) => `there is no ${found}`,
    variable: (found) => `variable ${found}`,
  },
};

export const projectWords = systemLanguage === "es" ? spanish : english;
