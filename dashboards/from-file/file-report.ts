import type { Locale } from "../../contracts/locale.ts";
import type { TableSchema } from "../../ingest/table-schema.ts";
import type { Where } from "../query/report-definition.ts";
import type { DefinitionCopy } from "../shell/host/report-copy.ts";
import type { RowsSource } from "./pack/column-use.ts";
import type { FileDefinition } from "./file-definition.ts";

/** A figure of the case: a measure of all rows, or of those that a filter leaves, as the rows give it today. */
export type FileFigure = { measure: string; where?: Where };

/** A project of Power BI that rows come from: which of its reports, and how the file of each table is read. */
export type ProjectSource = {
  /** A path that begins at the owner's folder. */
  project: string;
  /** Number of the report, from 1 on. */
  part: number;
  schemas: Readonly<Record<string, TableSchema>>;
};

/** The definition beside a file of rows: everything of a report from a file but its rows. */
export type FileReport = {
  /** Path of the JSON Schema, by which an editor completes names and values. */
  $schema?: string;
  source: RowsSource | ProjectSource;
  report: FileDefinition;
  figures: Readonly<Record<string, FileFigure>>;
  texts: Readonly<Record<Locale, DefinitionCopy>>;
};
