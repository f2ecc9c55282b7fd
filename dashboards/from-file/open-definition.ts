import { declareReport } from "../shell/kit/report-kit.ts";
import type { ReportModule } from "../shell/report-layout.ts";
import type { FileDefinition } from "./file-definition.ts";
import type { RowsHeader } from "./rows/rows-file.ts";

type Source = Pick<ReportModule, "address" | "generate" | "fetchRows">;

/** Makes the report of a definition over a file of rows. */
export function openDefinition(
  slug: string,
  { claims: _claims, alternatives: _alternatives, ...definition }: FileDefinition,
  { columns }: Pick<RowsHeader, "columns">,
  source: Source,
): ReportModule {
  return declareReport({ slug, ...source, ...definition, columns });
}
