import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { fileRowsPath } from "../../contracts/report-files.ts";
import type { FileReport } from "../../dashboards/from-file/file-report.ts";
import { openClaims } from "../../dashboards/from-file/open-claims.ts";
import { openDefinition } from "../../dashboards/from-file/open-definition.ts";
import type { PublishedDefinition } from "../../dashboards/from-file/open-report.ts";
import { decodeRows, readHeader } from "../../dashboards/from-file/rows/decode-rows.ts";
import type { RowsHeader } from "../../dashboards/from-file/rows/rows-file.ts";
import type { ReportCode } from "../../dashboards/shell/report-code.ts";
import { inFolder } from "../../roots/roots.ts";

/** The folder of the reports that the owner's files gave: a definition and its rows, by slug. */
export const fileReportsFolder = "content/data";

type Opened = FileReport & { header: RowsHeader; rows: ArrayBuffer; code: ReportCode };

const opened = new Map<string, { stamp: string; report: Opened }>();

export function listFileReports(): string[] {
  const folder = inFolder(fileReportsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => basename(name, ".json"));
}

export function definitionFile(slug: string): string {
  return `${fileReportsFolder}/${slug}.json`;
}

export function rowsFile(slug: string): string {
  return `${fileReportsFolder}/${slug}.rows`;
}

/** Opens a report from a file; undefined where the folder has none of that name. Unchanged files are read once. */
export function openFileReport(slug: string): Opened | undefined {
  if (!listFileReports().includes(slug)) return undefined;
  const files = [definitionFile(slug), rowsFile(slug)].map(inFolder) as [string, string];
  const stamp = files.map((file) => String(statSync(file).mtimeMs)).join();
  const known = opened.get(slug);
  if (known?.stamp === stamp) return known.report;
  const report = open(slug, files);
  opened.set(slug, { stamp, report });
  return report;
}

function open(slug: string, [definition, numbers]: readonly [string, string]): Opened {
  const file = JSON.parse(readFileSync(definition, "utf8")) as FileReport;
  const rows = new Uint8Array(readFileSync(numbers)).buffer;
  const header = readHeader(rows);
  const source = { address: definition, generate: () => decodeRows(rows) };
  const code = {
    report: openDefinition(slug, file.report, header, source),
    claims: openClaims(file.report),
    alternatives: file.report.alternatives ?? {},
    recommend: () => ({}),
  };
  return { ...file, header, rows, code };
}

/** Returns the address of a report's rows: another for other rows. */
export function findRowsPath(slug: string, { rows }: Pick<Opened, "rows">): string {
  const hash = createHash("sha256").update(new Uint8Array(rows)).digest("hex").slice(0, 16);
  return fileRowsPath(slug, hash);
}

/** Returns what the browser needs of a definition: nothing of its source, and no column that stays with the owner. */
export function publishDefinition(slug: string, file: Opened): PublishedDefinition {
  const { columns } = file.header;
  return { definition: file.report, header: { columns }, rows: findRowsPath(slug, file) };
}
