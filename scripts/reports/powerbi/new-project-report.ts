import { categorySlug } from "../../../contracts/blog-post.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { FileReport } from "../../../dashboards/from-file/file-report.ts";
import { wordDoubt } from "../../../ingest/words/word-doubt.ts";
import { systemLanguage } from "../../command/system-language.ts";
import { requireFree } from "../../content/case/case.ts";
import { openTerminal } from "../open-terminal.ts";
import { refuseReport } from "../refuse-report.ts";
import { reportWords } from "../report-words.ts";
import { writeReport } from "../write-report.ts";
import { writeSheet } from "../write-sheet.ts";
import { importOwnPart, openOwnProject, UnusableProject } from "./import-project.ts";
import { projectWords as words } from "./project-words.ts";
import { writeRefusal, writeTranslation } from "./write-translation.ts";

type Asked = {
  path: string;
  part: number;
  titles: Partial<Record<Locale, string>>;
  isSure: boolean;
};

/**
 * Makes a report and its case of a Power BI project: says what was translated, named and refused and what is published,
 * and writes once the owner agrees.
 */
export async function newProjectReport(asked: Asked): Promise<string> {
  return makeReport(asked).catch((error: unknown) => {
    throw error instanceof UnusableProject ? refuseReport(error.message) : error;
  });
}

async function makeReport({ path, part, titles, isSure }: Asked): Promise<string> {
  const opened = await openOwnProject(path);
  const { project, translation } = opened;
  const title = { es: titles.es || project.name, en: titles.en || titles.es || project.name };
  const slug = categorySlug(title.es);
  requireFree(slug);
  console.log(writeTranslation(translation, project.report));
  console.log(words.chosen(part));
  const { imported, loaded } = await importOwnPart({ project: path, part }, title, opened);
  const { packed, report, figures, texts, sheet, dropped, steps, unplaced } = imported;
  if (report.pages.length === 0) throw refuseReport(words.noCharts);
  const { facts } = translation.parts[part - 1]!;
  const missing = loaded.missing.filter((table) =>
    facts.some((fact) => translation.names.reach(fact, table) !== null),
  );
  if (missing.length > 0) console.log(words.missing(missing.join(", ")));
  if (loaded.doubts.length > 0) console.log(`\n${reportWords.doubts}`);
  for (const { table, doubt } of loaded.doubts)
    console.log(`  - ${words.table(table, wordDoubt(doubt, systemLanguage))}`);
  for (const { need, refusal: reason } of dropped)
    console.log(`  - ${words.place(need.page.name, need.visual.type)}: ${writeRefusal(reason)}`);
  if (steps.length > 0) console.log(words.steps(steps.map(({ name }) => name).join(", ")));
  for (const { name, refusal: reason } of unplaced)
    console.log(`  - ${words.bookmark(name)}: ${writeRefusal(reason)}`);
  if (sheet.length > 0) console.log(`\n${reportWords.sheet}\n${writeSheet(sheet)}`);
  const terminal = isSure ? null : openTerminal();
  if (terminal !== null) {
    const answer = await terminal.question(`\n${reportWords.sure}`);
    terminal.close();
    if (!reportWords.yes.test(answer.trim())) return reportWords.nothing;
  }
  const source = { project: path, part, schemas: loaded.schemas };
  const definition: FileReport = { source, report, figures, texts };
  return writeReport({ slug, title, definition, packed, dated: loaded.dated, steps });
}
