import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import * as v from "valibot";
import { fileRowsPath } from "../../../contracts/report-files.ts";
import { readIssue } from "../../../contracts/value-faults.ts";
import type { FileReport } from "../../../dashboards/from-file/file-report.ts";
import { openClaims } from "../../../dashboards/from-file/open-claims.ts";
import { listSummed, overTotals } from "../../../dashboards/from-file/pack/over-totals.ts";
import { openDefinition } from "../../../dashboards/from-file/open-definition.ts";
import type { PublishedDefinition } from "../../../dashboards/from-file/open-report.ts";
import { decodeRows, readHeader } from "../../../dashboards/from-file/rows/decode-rows.ts";
import type { RowsHeader } from "../../../dashboards/from-file/rows/rows-file.ts";
import { ReportFault } from "../../../dashboards/query/report-fault.ts";
import { createModel } from "../../../dashboards/query/report-model.ts";
import { createTable } from "../../../dashboards/query/table/table.ts";
import type { ReportCode } from "../../../dashboards/shell/report-code.ts";
import type { ReportModule } from "../../../dashboards/shell/report-layout.ts";
import { inFolder } from "../../../roots/roots.ts";
import { fault } from "../../faults/fault.ts";
import { FaultError } from "../../faults/fault-error.ts";
import { fileReportSchema } from "./file-report-schema.ts";

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

/** Throws the faults of a definition over other rows, which lie in a file of the owner's folder. */
export function requireFit(slug: string, rows: string): void {
  open(slug, [definitionFile(slug), rows].map(inFolder) as [string, string]);
}

function open(slug: string, [definition, numbers]: readonly [string, string]): Opened {
  const file = readDefinition(slug, definition);
  const rows = new Uint8Array(readFileSync(numbers)).buffer;
  const header = readHeader(rows);
  const report = openDefinition(slug, file.report, header, {
    address: definition,
    generate: () => decodeRows(rows),
  });
  check(slug, report);
  const code = {
    report,
    claims: openClaims(file.report),
    alternatives: file.report.alternatives ?? {},
    recommend: () => ({}),
  };
  return { ...file, header, rows, code };
}

/** Reads a definition, its measures over totals where it publishes those; throws its faults, each with its field. */
function readDefinition(slug: string, path: string): FileReport {
  const file = definitionFile(slug);
  const text = readFileSync(path, "utf8");
  const { issues, output } = v.safeParse(fileReportSchema, parseJson(file, text));
  if (issues !== undefined) throw new FaultError(issues.map((issue) => readIssue(file, issue)));
  const read = output as FileReport;
  if ("project" in read.source || read.source.totals === undefined) return read;
  const { report, inexact } = overTotals(read.report, listSummed(read.source));
  if (inexact.length === 0) return { ...read, report };
  throw new FaultError(
    inexact.map(({ field, found }) => fault({ file, field }, "totals-inexact", { found })),
  );
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FaultError([fault(file, "json-syntax", { reason: String(error) })]);
  }
}

/** Throws where a definition names a column, measure, view or visual that its rows or itself lack. */
function check(slug: string, report: ReportModule): void {
  try {
    const { definition } = report;
    createModel(definition, createTable(definition.columns, report.generate()));
  } catch (error) {
    if (!(error instanceof ReportFault)) throw error;
    throw new FaultError([
      fault(definitionFile(slug), "report/definition", { error: error.message }),
    ]);
  }
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
