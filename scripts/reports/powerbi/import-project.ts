import { resolve } from "node:path";
import type { Locale } from "../../../contracts/locale.ts";
import type { ProjectSource } from "../../../dashboards/from-file/file-report.ts";
import { Refusal } from "../../../dashboards/from-file/powerbi/formula/formula.ts";
import {
  importPart,
  type ImportedPart,
} from "../../../dashboards/from-file/powerbi/import-part.ts";
import {
  translateProject,
  type Translation,
} from "../../../dashboards/from-file/powerbi/translate-project.ts";
import { ProjectFault, type PowerBiProject } from "../../../ingest/powerbi/open-project.ts";
import type { TableSchema } from "../../../ingest/table-schema.ts";
import { wordDoubt } from "../../../ingest/words/word-doubt.ts";
import { ownerRoot } from "../../../roots/roots.ts";
import { systemLanguage } from "../../command/system-language.ts";
import { isUnreadable, wordReason } from "../word-reason.ts";
import { loadTables, type Loaded } from "./load-tables.ts";
import { projectWords as words } from "./project-words.ts";
import { readProject } from "./read-project.ts";
import { writeRefusal } from "./write-translation.ts";

/** The reason, in words, for which a project gives no report. */
export class UnusableProject extends Error {}

/** Reads and translates a project; a path begins at the owner's folder. */
export async function openOwnProject(
  path: string,
): Promise<{ project: PowerBiProject; translation: Translation }> {
  try {
    const project = await readProject(resolve(ownerRoot, path));
    return { project, translation: translateProject(project) };
  } catch (error) {
    if (error instanceof ProjectFault) throw new UnusableProject(words.faults[error.code]);
    throw isUnreadable(error) ? new UnusableProject(wordReason(error)) : error;
  }
}

/** Makes one part of a project of its tables' files; throws with every fault of them in words. */
export async function importOwnPart(
  { project, part }: Pick<ProjectSource, "project" | "part">,
  titles: Readonly<Record<Locale, string>>,
  opened: { project: PowerBiProject; translation: Translation },
  frozen?: Readonly<Record<string, TableSchema>>,
): Promise<{ imported: ImportedPart; loaded: Loaded }> {
  const chosen = opened.translation.parts[part - 1];
  if (chosen === undefined)
    throw new UnusableProject(words.noPart(part, opened.translation.parts.length));
  const loaded = await loadTables(resolve(ownerRoot, project), opened.project.model.tables, frozen);
  const unread = chosen.facts.filter(({ table }) => loaded.missing.includes(table));
  if (unread.length > 0)
    throw new UnusableProject(words.missing(unread.map(({ table }) => table).join(", ")));
  if (loaded.faults.length > 0) throw new UnusableProject(loaded.faults.map(wordFault).join("\n"));
  try {
    const { translation } = opened;
    const imported = importPart(opened.project, translation, chosen, loaded.tables, titles);
    return { imported, loaded };
  } catch (error) {
    throw error instanceof Refusal ? new UnusableProject(writeRefusal(error)) : error;
  }
}

function wordFault({ table, fault }: Loaded["faults"][number]): string {
  if ("dataType" in fault) return words.badType(table, fault.column, fault.dataType, fault.found);
  return words.table(table, wordDoubt(fault, systemLanguage));
}
