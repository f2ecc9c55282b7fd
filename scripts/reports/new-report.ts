import { existsSync } from "node:fs";
import { basename, isAbsolute, relative, resolve } from "node:path";
import { categorySlug } from "../../contracts/blog-post.ts";
import { languageTags, type Locale } from "../../contracts/locale.ts";
import type { FileReport } from "../../dashboards/from-file/file-report.ts";
import { titleFile } from "../../dashboards/from-file/title-file.ts";
import { listSummed } from "../../dashboards/from-file/pack/over-totals.ts";
import {
  chooseTotals,
  chooseUses,
  countSmallGroups,
} from "../../dashboards/from-file/privacy/choose-uses.ts";
import { profileColumns } from "../../dashboards/from-file/propose/profile-columns.ts";
import { proposeReport } from "../../dashboards/from-file/propose/propose-report.ts";
import { inferSchema } from "../../ingest/infer/infer-schema.ts";
import { parseTable } from "../../ingest/parse/parse-table.ts";
import { wordDoubt } from "../../ingest/words/word-doubt.ts";
import { ownerRoot } from "../../roots/roots.ts";
import { systemLanguage } from "../command/system-language.ts";
import { requireFree } from "../content/case/case.ts";
import { askDoubts } from "./ask-doubts.ts";
import { openTerminal } from "./open-terminal.ts";
import { isProject } from "./powerbi/read-project.ts";
import { newProjectReport } from "./powerbi/new-project-report.ts";
import { refuseReport } from "./refuse-report.ts";
import { packRows, readSource } from "./read-rows.ts";
import { reportWords as words } from "./report-words.ts";
import { wordReason } from "./word-reason.ts";
import { writeReport } from "./write-report.ts";
import { writeSheet } from "./write-sheet.ts";

type Asked = {
  path: string;
  titles: Partial<Record<Locale, string>>;
  isSure: boolean;
  /** Number of the report, of a project that gives several. */
  part: number;
  /** Least rows of a total, where totals are published instead of rows. */
  fewest?: number | undefined;
};

/**
 * Makes a report and its case of a file: reads it, says every doubt and what is published of each column, proposes the
 * visuals with their reasons, and writes once the owner agrees.
 */
export async function newReport({ path, titles, isSure, part, fewest }: Asked): Promise<string> {
  if (fewest !== undefined && !(Number.isInteger(fewest) && fewest >= 2))
    throw refuseReport(words.fewest);
  const own = isAddress(path) ? path : toFolder(path);
  if (isProject(own)) return newProjectReport({ path: own, part, titles, isSure });
  const { source, table, notes } = await readSource(own).catch((error: unknown) => {
    throw refuseReport(wordReason(error));
  });
  const name = titleFile(basename(source.name));
  const title = { es: titles.es || name, en: titles.en || titles.es || name };
  const slug = categorySlug(title.es);
  requireFree(slug);
  const inferred = inferSchema(table);
  const format = new Intl.NumberFormat(languageTags[systemLanguage]);
  console.log(words.read(format.format(table.rowCount), table.columns.length, source.name));
  const doubts = [...notes, ...inferred.doubts];
  if (doubts.length > 0) console.log(`\n${words.doubts}`);
  for (const doubt of doubts) console.log(`  - ${wordDoubt(doubt, systemLanguage)}`);
  const terminal = isSure ? null : openTerminal();
  const schema = terminal === null ? inferred.schema : await askDoubts(inferred, terminal);
  const { columns, faults } = parseTable(table, schema);
  const proposed = chooseUses(schema.columns, columns);
  const sheet = fewest === undefined ? proposed : chooseTotals(proposed);
  const uses = Object.fromEntries(sheet.map(({ id, use }) => [id, use]));
  const rows = { schema, uses, ...(fewest !== undefined && { totals: { fewest } }) };
  const { packed, faults: refused, note } = packRows(columns, rows);
  const all = [...faults.map((one) => wordDoubt(one, systemLanguage)), ...refused];
  if (all.length > 0) throw refuseReport(all.join("\n"));
  const summed = fewest === undefined ? undefined : listSummed(rows);
  console.log(`\n${words.sheet}\n${writeSheet(sheet, summed)}`);
  const leaving = sheet.filter(({ use }) => use.as !== "stay").length;
  console.log(words.published(leaving, sheet.length));
  if (note !== undefined) console.log(note);
  const groups = fewest === undefined ? countSmallGroups(sheet, packed) : 0;
  if (groups > 0) console.log(words.groups(groups));
  const profiles = profileColumns(schema.columns, columns, uses);
  const { report, figures, texts, reasons, untranslated } = proposeReport(
    slug,
    title,
    profiles,
    packed,
    summed,
  );
  if (report.pages[0]!.visuals.length === 0) {
    throw refuseReport(words.nothingToDraw(sheet.length));
  }
  console.log(`\n${words.visuals}`);
  for (const reason of reasons[systemLanguage]) console.log(`  - ${reason}`);
  if (untranslated.length > 0) console.log(words.untranslated(untranslated.join(", ")));
  if (terminal !== null) {
    const answer = await terminal.question(`\n${words.sure}`);
    terminal.close();
    if (!words.yes.test(answer.trim())) return words.nothing;
  }
  const definition: FileReport = { source: { file: own, ...rows }, report, figures, texts };
  return writeReport({ slug, title, definition, packed, dated: source.dated });
}

function isAddress(path: string): boolean {
  return /^https?:\/\//.test(path);
}

/**
 * Returns a path from the owner's folder to a file beside or below it, so that both can move. npm names the folder in
 * which its command was given, and passes an outer one on to programs that it did not start.
 */
function toFolder(path: string): string {
  const given = [process.env["INIT_CWD"], process.cwd()].flatMap((from) =>
    from === undefined ? [] : resolve(from, path),
  );
  const absolute = given.find((one) => existsSync(one)) ?? given.at(-1)!;
  const own = relative(ownerRoot, absolute);
  return isAbsolute(own) ? absolute : own;
}
