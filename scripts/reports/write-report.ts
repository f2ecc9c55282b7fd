import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import type { Locale } from "../../contracts/locale.ts";
import type { FileReport } from "../../dashboards/from-file/file-report.ts";
import type { ImportedStep } from "../../dashboards/from-file/powerbi/import-part.ts";
import { encodeRows, type PackedColumn } from "../../dashboards/from-file/rows/encode-rows.ts";
import {
  definitionFile,
  fileReportsFolder,
  rowsFile,
} from "../../generator/reports/from-file/file-reports.ts";
import { environmentFor } from "../../roots/environment-for.ts";
import { inFolder, inProduct, ownerRoot } from "../../roots/roots.ts";
import { addressOf } from "../content/case/case.ts";
import { newFileCase } from "../content/case/file-case.ts";
import { reportWords as words } from "./report-words.ts";

type Written = {
  slug: string;
  title: Record<Locale, string>;
  definition: FileReport;
  packed: Readonly<Record<string, PackedColumn>>;
  /** The day of the rows, `2026-11-28`. */
  dated: string;
  /** The steps of the report's tour besides the figures. */
  steps?: readonly ImportedStep[];
};

/** Writes a report from a file, its case and its pictures; returns what was written and what is left to write. */
export async function writeReport(report: Written): Promise<string> {
  const { slug, title, definition, packed, dated, steps } = report;
  const file = definitionFile(slug);
  const $schema = relative(
    dirname(inFolder(file)),
    inProduct("dashboards/from-file/report.schema.json"),
  );
  await mkdir(inFolder(fileReportsFolder), { recursive: true });
  await writeFile(inFolder(rowsFile(slug)), encodeRows(packed, dated));
  await writeFile(inFolder(file), `${JSON.stringify({ $schema, ...definition }, null, 2)}\n`);
  await newFileCase(title, slug, definition, steps);
  drawPictures(slug);
  return words.written(addressOf(slug), file, slug);
}

/** Draws the card and the pictures of the case; without them it keeps the placeholder, and the next refresh tries again. */
function drawPictures(slug: string): void {
  const script = inProduct("scripts/reports/draw-pictures.ts");
  const { status, stderr } = spawnSync(process.execPath, [script, slug], {
    env: environmentFor(ownerRoot),
    encoding: "utf8",
  });
  if (status !== 0) console.warn(stderr);
}
