import type { TrialResult } from "../../../contracts/trial/file-trial.ts";
import { byLocale } from "../../../contracts/locale.ts";
import { parseTable } from "../../../ingest/parse/parse-table.ts";
import type { TableSchema } from "../../../ingest/table-schema.ts";
import { IngestError, type TextTable } from "../../../ingest/text-table.ts";
import type { CountedRows } from "../../query/counted-rows.ts";
import type { ColumnDeclaration } from "../../query/table/column.ts";
import { readOpeningClaims } from "../../shell/claims/opening-claims.ts";
import type { DefinitionCopy } from "../../shell/host/report-copy.ts";
import { readInitialSnapshot, type InitialSnapshot } from "../../shell/store/initial-snapshot.ts";
import type { FileDefinition } from "../file-definition.ts";
import type { FileReport } from "../file-report.ts";
import { titleFile } from "../title-file.ts";
import { openClaims } from "../open-claims.ts";
import { openDefinition } from "../open-definition.ts";
import { packColumns } from "../pack/pack-columns.ts";
import { chooseUses } from "../privacy/choose-uses.ts";
import { profileColumns } from "../propose/profile-columns.ts";
import { proposeReport } from "../propose/propose-report.ts";
import { TrialError } from "./name-fault.ts";

/** A report of a visitor's file, which the page can draw without another pass over the rows. */
export type DrawnTrial = {
  definition: FileDefinition;
  columns: Readonly<Record<string, ColumnDeclaration>>;
  counted: CountedRows;
  initial: InitialSnapshot;
  texts: Record<"es" | "en", DefinitionCopy>;
  types: TrialResult["columns"];
  saved: FileReport;
};

/** Proposes a report of a table and counts its rows; throws where there is nothing to draw. */
export function drawTrial(
  slug: string,
  file: string,
  { table, schema }: { table: TextTable; schema: TableSchema },
): DrawnTrial {
  const { columns, faults } = parseTable(table, schema);
  if (faults[0] !== undefined) throw new IngestError(faults[0]);
  const sheet = chooseUses(schema.columns, columns);
  const uses = Object.fromEntries(sheet.map(({ id, use }) => [id, use]));
  const packed = packColumns(columns, uses);
  const profiles = profileColumns(schema.columns, columns, uses);
  if (!profiles.some(({ kind }) => kind === "day" || kind === "number")) {
    throw new TrialError("nothingToDraw", { rows: table.rowCount });
  }
  const title = titleFile(file);
  const titles = byLocale(() => title);
  const { report, model, figures, texts, reasons } = proposeReport(slug, titles, profiles, packed);
  if (report.pages[0]!.visuals.length === 0) {
    throw new TrialError("tooFew", { rows: table.rowCount });
  }
  const declared = Object.fromEntries(
    Object.entries(packed).map(([id, { declaration }]) => [id, declaration]),
  );
  const source = { address: "", generate: () => ({}) };
  const module = openDefinition(slug, report, { columns: declared } as never, source);
  const claims = readOpeningClaims(module, openClaims(report), model);
  return {
    definition: report,
    columns: declared,
    initial: readInitialSnapshot(module.definition, model, claims),
    counted: model.readCounted(),
    texts: byLocale((locale) =>
      addReasons(texts[locale], Object.keys(report.claims), reasons[locale]),
    ),
    types: schema.columns.map(({ name, type }) => ({ name, type })),
    saved: { source: { file, schema, uses }, report, figures, texts },
  };
}

/** Puts the reason of each visual below it. */
function addReasons(
  texts: DefinitionCopy,
  ids: readonly string[],
  reasons: readonly string[],
): DefinitionCopy {
  const visuals = ids.map((id, place) => [id, { ...texts.visuals[id]!, note: reasons[place]! }]);
  return { ...texts, visuals: Object.fromEntries(visuals) as DefinitionCopy["visuals"] };
}
