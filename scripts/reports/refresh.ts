import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { drawFilePictures } from "../../art/report-pictures/draw-file-pictures.ts";
import { languageTags } from "../../contracts/locale.ts";
import type { FileReport } from "../../dashboards/from-file/file-report.ts";
import { readHeader } from "../../dashboards/from-file/rows/decode-rows.ts";
import { encodeRows } from "../../dashboards/from-file/rows/encode-rows.ts";
import { FaultError } from "../../generator/faults/fault-error.ts";
import {
  definitionFile,
  listFileReports,
  requireFit,
  rowsFile,
} from "../../generator/reports/from-file/file-reports.ts";
import { inFolder } from "../../roots/roots.ts";
import { readArguments } from "../command/read-arguments.ts";
import { systemLanguage } from "../command/system-language.ts";
import { readProjectRows } from "./powerbi/read-project-rows.ts";
import { readRows } from "./read-rows.ts";
import { reportWords as words } from "./report-words.ts";
import { wordReason } from "./word-reason.ts";

const usage = `npm run refresh -- [REPORT] [--from FILE]    reads the rows of a report from its source again; without a name, of all
--from    another file, folder or address, once`;
const { positionals, values } = readArguments(usage, () =>
  parseArgs({ options: { from: { type: "string" } }, allowPositionals: true }),
);
const known = listFileReports();
const asked = positionals.length > 0 ? positionals : known;

for (const slug of asked) {
  if (known.includes(slug)) await refresh(slug);
  else fail(words.unknown(slug, known.join(", ")));
}
if (asked.length > 0 && process.exitCode !== 1) console.log(words.rebuild);

/** Replaces the rows of a report at once, or leaves them where the source is not as its definition says. */
async function refresh(slug: string): Promise<void> {
  const text = await readFile(inFolder(definitionFile(slug)), "utf8");
  const { source } = JSON.parse(text) as FileReport;
  const isProject = "project" in source;
  const file = values.from ?? (isProject ? source.project : source.file);
  const reading = isProject
    ? readProjectRows(slug, { ...source, project: file })
    : readRows({ ...source, file });
  const read = await reading.catch((error: unknown) => {
    fail(words.noSource(file, wordReason(error)));
  });
  if (read === undefined) return;
  if (read.faults.length > 0) {
    fail(`${slug}. ${words.faults}\n${read.faults.map((one) => `  - ${one}`).join("\n")}`);
    return;
  }
  const target = rowsFile(slug);
  const rows = encodeRows(read.packed, read.dated);
  const temporary = `${target}.next`;
  await writeFile(inFolder(temporary), rows);
  try {
    requireFit(slug, temporary);
  } catch (error) {
    await rm(inFolder(temporary));
    if (!(error instanceof FaultError)) throw error;
    fail(`${slug}. ${words.unfit}\n  - ${error.message}`);
    return;
  }
  await rename(inFolder(temporary), inFolder(target));
  await drawFilePictures(slug);
  const { rowCount } = readHeader(rows.buffer);
  const count = new Intl.NumberFormat(languageTags[systemLanguage]).format(rowCount);
  console.log(words.fresh(slug, count, read.dated));
  for (const note of read.notes ?? []) console.log(`  - ${note}`);
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
