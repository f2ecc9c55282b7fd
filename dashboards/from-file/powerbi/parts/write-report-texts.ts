import type { Locale } from "../../../../contracts/locale.ts";
import type { SemanticModel } from "../../../../ingest/powerbi/model/semantic-model.ts";
import type { DefinitionCopy } from "../../../shell/host/report-copy.ts";
import { blankLabel } from "../../../query/table/column.ts";
import { otherLabel } from "../../pack/pack-labels.ts";
import { proposalWords } from "../../propose/words/proposal-words.ts";
import type { Axis, Need } from "../visuals/need.ts";
import type { BuiltReport } from "./build-report.ts";
import type { BuiltMeasure } from "./measure-list.ts";
import type { GatheredColumns } from "./pack-gathered.ts";

const sentences: Record<Locale, { how: string; yes: string; no: string; filtered: string }> = {
  es: {
    how: "Medida de Power BI: {expression}",
    yes: "Sí",
    no: "No",
    filtered: "Este gráfico tiene su propio filtro de {columns}.",
  },
  en: {
    how: "Power BI measure: {expression}",
    yes: "Yes",
    no: "No",
    filtered: "This chart has its own filter of {columns}.",
  },
};
/** Measures that a title names; of more, it names none. */
const mostNamed = 3;

/** Writes the texts of an imported report in one language: the project's names, in its translation where it has one. */
export function writeReportTexts(
  { definition, visuals, views, measures, pages }: BuiltReport,
  columns: GatheredColumns,
  model: SemanticModel,
  title: string,
  language: Locale,
): DefinitionCopy {
  const words = proposalWords[language];
  const own = sentences[language];
  const captions = readCaptions(model, language);
  const nameAxis = ({ column, name, others }: Axis): string =>
    (others === undefined ? captions.get(`${column.table}.${column.column}`) : undefined) ?? name;
  const nameMeasure = ({ figure }: BuiltMeasure): string =>
    figure.isRowCount ? words.measures.rows.name : (captions.get(figure.name) ?? figure.name);
  const nameNeed = ({ axes }: Need): string => axes.map(nameAxis).join(" × ");
  const expressions = new Map(
    model.tables.flatMap((table) =>
      table.measures.map((one) => [one.name, one.expression] as const),
    ),
  );
  return {
    title,
    description: fill(words.description, { title, visuals: String(visuals.length) }),
    reader: words.reader,
    rows: words.rows,
    pages: Object.fromEntries(pages.map((page, at) => [definition.pages[at]!.id, page.name])),
    views: Object.fromEntries(views.map(({ id, need }) => [id, nameNeed(need)])),
    columns: columns.names,
    labels: {
      [blankLabel]: words.blank,
      [otherLabel]: words.others,
      true: own.yes,
      false: own.no,
    },
    measures: Object.fromEntries(
      measures.map((measure) => {
        const { name, isRowCount } = measure.figure;
        const expression = (expressions.get(name) ?? name).replaceAll(/\s+/g, " ");
        const how = isRowCount ? words.measures.rows.how : fill(own.how, { expression });
        return [measure.id, { name: nameMeasure(measure), how }];
      }),
    ),
    visuals: Object.fromEntries(
      visuals.map(({ id, need, view, measures: shown, whole }) => {
        const named = [...new Set(shown.map(nameMeasure))];
        const measure = named.join(", ");
        const [first = "", second = ""] = need.axes.map(nameAxis);
        const { shape } = view.declaration;
        const write = (place: string): string =>
          named.length > mostNamed
            ? fill(words.neutral.many, { first: second === "" ? place : `${place} × ${second}` })
            : fill(second === "" ? words.neutral.one : words.neutral.two, {
                measure,
                first: place,
                second,
              });
        const levels = shape.kind === "pair" ? [{}] : shape.levels;
        const neutral =
          levels.length === 0
            ? [whole === undefined ? measure : nameMeasure(whole)]
            : levels.map(({ level }: { level?: string }) =>
                write(level === undefined ? first : `${first} (${words.periods[level] ?? level})`),
              );
        const filtered = [...new Set(need.filtered.map(({ column }) => column))].join(", ");
        const note = filtered === "" ? "" : fill(own.filtered, { columns: filtered });
        const shownTitle = need.visual.title ?? neutral[0]!;
        return [
          id,
          note === "" ? { title: shownTitle, neutral } : { title: shownTitle, neutral, note },
        ];
      }),
    ),
  };
}

/** Returns the captions of a language, columns by `Table.Column` and measures by their name alone. */
function readCaptions({ captions, tables }: SemanticModel, language: Locale): Map<string, string> {
  const [, own = {}] = Object.entries(captions).find(([tag]) => tag.startsWith(language)) ?? [];
  const found = new Map(Object.entries(own));
  for (const table of tables)
    for (const { name } of table.measures) {
      const caption = own[`${table.name}.${name}`];
      if (caption !== undefined) found.set(name, caption);
    }
  return found;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (all, place: string) => values[place] ?? all);
}
