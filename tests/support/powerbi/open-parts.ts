import { fileURLToPath } from "node:url";
import { openDefinition } from "../../../dashboards/from-file/open-definition.ts";
import {
  importPart,
  type ImportedPart,
} from "../../../dashboards/from-file/powerbi/import-part.ts";
import {
  translateProject,
  type Translation,
} from "../../../dashboards/from-file/powerbi/translate-project.ts";
import { createModel, type ReportModel } from "../../../dashboards/query/report-model.ts";
import type { Integers } from "../../../dashboards/query/table/column.ts";
import type { ReportModule } from "../../../dashboards/shell/report-layout.ts";
import { createTable } from "../../../dashboards/query/table/table.ts";
import type { PowerBiProject } from "../../../ingest/powerbi/open-project.ts";
import { loadTables, type Loaded } from "../../../scripts/reports/powerbi/load-tables.ts";
import { readProject } from "../../../scripts/reports/powerbi/read-project.ts";

export const shop = fileURLToPath(new URL("shop.pbip", import.meta.url));

/** Imports a project, changed if asked, and opens the model of each of its parts that the rows give. */
export async function openParts(
  path: string,
  change: (project: PowerBiProject) => PowerBiProject = (project) => project,
): Promise<{
  translation: Translation;
  loaded: Loaded;
  parts: { imported: ImportedPart; module: ReportModule; model: ReportModel }[];
}> {
  const project = change(await readProject(path));
  const translation = translateProject(project);
  const loaded = await loadTables(path, project.model.tables);
  const parts = translation.parts.flatMap((part) => {
    const titles = { es: project.name, en: project.name };
    const imported = importPart(project, translation, part, loaded.tables, titles);
    return imported.report.pages.length > 0 ? [{ imported, ...openPart(imported) }] : [];
  });
  return { translation, loaded, parts };
}

function openPart({ packed, report }: ImportedPart): { module: ReportModule; model: ReportModel } {
  const columns = Object.fromEntries(
    Object.entries(packed).map(([id, { declaration }]) => [id, declaration]),
  );
  const values = Object.fromEntries(
    Object.entries(packed).map(([id, column]) => [id, Int32Array.from(column.values) as Integers]),
  );
  const source = { address: "", generate: () => values };
  const module = openDefinition("shop", report, { columns } as never, source);
  return { module, model: createModel(module.definition, createTable(columns, values)) };
}
