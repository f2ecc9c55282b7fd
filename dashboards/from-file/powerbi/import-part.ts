import type { Locale } from "../../../contracts/locale.ts";
import type { ColumnRef } from "../../../ingest/powerbi/model/semantic-model.ts";
import type { PowerBiProject } from "../../../ingest/powerbi/open-project.ts";
import type { FileFigure } from "../file-report.ts";
import type { FileDefinition } from "../file-definition.ts";
import type { PackedColumn } from "../rows/encode-rows.ts";
import type { SheetLine } from "../privacy/choose-uses.ts";
import type { DefinitionCopy } from "../../shell/host/report-copy.ts";
import { buildReport, type BuiltReport } from "./parts/build-report.ts";
import { isOnScale } from "./parts/view-list.ts";
import { placeBookmarks, type PlacedBookmarks } from "./parts/place-bookmarks.ts";
import { describeWhere } from "./parts/describe-where.ts";
import { gatherColumns } from "./parts/gather-columns.ts";
import type { Part } from "./parts/plan-parts.ts";
import { writeReportTexts } from "./parts/write-report-texts.ts";
import type { LoadedTables } from "./rows/loaded-table.ts";
import type { Translation } from "./translate-project.ts";

export type ImportedPart = {
  packed: Readonly<Record<string, PackedColumn>>;
  report: FileDefinition;
  figures: Readonly<Record<string, FileFigure>>;
  texts: Readonly<Record<Locale, DefinitionCopy>>;
  sheet: readonly SheetLine[];
  /** The column of the model that each column to divide by is. */
  sources: Readonly<Record<string, ColumnRef>>;
  /** Visuals that these rows do not give, with the reason. */
  dropped: BuiltReport["dropped"];
  /** The bookmarks that are steps of the tour, and those that are none, with the reason. */
  steps: readonly ImportedStep[];
  unplaced: PlacedBookmarks["refused"];
};

/** A step of the tour: the name of its bookmark, and what it leaves. */
export type ImportedStep = {
  id: string;
  name: string;
  description: Readonly<Record<Locale, string>>;
};

const mostFigures = 4;

/** Makes the report of one part of a project over its rows. */
export function importPart(
  { model, report }: PowerBiProject,
  { names }: Translation,
  part: Part,
  tables: LoadedTables,
  titles: Readonly<Record<Locale, string>>,
): ImportedPart {
  const columns = gatherColumns(part, tables, names, isOnScale);
  const built = buildReport(part, columns);
  const { definition, dropped } = built;
  const shown = [...definition.cards, ...built.measures.map(({ id }) => ({ measure: id }))];
  const figures = [...new Set(shown.map(({ measure }) => measure))].slice(0, mostFigures);
  const { steps, refused } = placeBookmarks({ report, part, built, columns, names });
  const texts = {
    es: writeReportTexts(built, columns, model, titles.es, "es"),
    en: writeReportTexts(built, columns, model, titles.en, "en"),
  };
  return {
    packed: columns.packed,
    report: { ...definition, story: steps.map(({ step }) => step) },
    figures: Object.fromEntries(figures.map((measure) => [measure, { measure }])),
    texts,
    sheet: columns.sheet,
    sources: columns.sources,
    dropped,
    steps: steps.map(({ name, step: { id, where } }) => ({
      id,
      name,
      description: {
        es: describeWhere(where, texts.es, "es"),
        en: describeWhere(where, texts.en, "en"),
      },
    })),
    unplaced: refused,
  };
}
