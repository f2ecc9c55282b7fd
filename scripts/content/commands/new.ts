import { parseArgs } from "node:util";
import { readArguments } from "../../command/read-arguments.ts";
import { jsonOption } from "../../command/report-faults.ts";
import { newCase, newPicture } from "../case/case.ts";
import { newCategory } from "../category.ts";
import { newPage } from "../page.ts";
import { newPost } from "../post.ts";
import { runContentCommand } from "../run-content-command.ts";
import { newReport } from "../../reports/new-report.ts";
import { newService } from "../service.ts";

const usage = `npm run new -- post "TITLE" --en "ENGLISH TITLE"                    a draft in both languages
npm run new -- category "NAME" --en "ENGLISH NAME" --post FOLDER    a category of the blog, with its first post
npm run new -- case "TITLE" --en "ENGLISH TITLE" [--report ADDRESS] [--picture FILE]
                                                                    a case, its card, its report of Power BI
npm run new -- report FILE ["TITLE"] [--en "ENGLISH TITLE"] [--totals ROWS] [--yes]
                                                                    a report of CSV, XLSX, JSON or Parquet, and its case;
                                                                    of totals of at least so many rows
npm run new -- report PROJECT.pbip ["TITLE"] [--en "ENGLISH TITLE"] [--part NUMBER] [--yes]
                                                                    a report of Power BI, with a file for each table
npm run new -- picture CASE FILE                                    a screenshot as the picture of a case
npm run new -- service "NAME" --en "ENGLISH NAME"                   on the home page and on that of services
npm run new -- page "TITLE" --en "ENGLISH TITLE"                    a page of text`;
const options = {
  ...jsonOption,
  en: { type: "string" },
  post: { type: "string" },
  report: { type: "string" },
  picture: { type: "string" },
  yes: { type: "boolean" },
  totals: { type: "string" },
  part: { type: "string", default: "1" },
} as const;
const { positionals, values } = readArguments(usage, () =>
  parseArgs({ options, allowPositionals: true }),
);
const [kind, name = "", file = ""] = positionals;
const { en = "", post = "", report, picture, yes = false, totals, part, json } = values;

const names = { es: name, en };
const needed: Record<string, readonly string[]> = {
  post: [name, en],
  category: [name, en, post],
  case: [name, en],
  picture: [name, file],
  report: [name],
  service: [name, en],
  page: [name, en],
};
const makers: Record<string, () => Promise<string>> = {
  post: async () => newPost({ title: name, englishTitle: en }),
  category: async () => newCategory(names, post),
  case: async () => newCase(names, { report, picture }),
  picture: async () => newPicture(name, file),
  report: async () =>
    newReport({
      path: name,
      titles: { es: file, en },
      isSure: yes,
      part: Number(part),
      fewest: totals === undefined ? undefined : Number(totals),
    }),
  service: async () => newService(names),
  page: async () => newPage(names),
};
const make = makers[kind ?? ""];
const isWhole = needed[kind ?? ""]?.every((text) => text !== "") === true;
const surplus = positionals.slice(kind === "picture" || kind === "report" ? 3 : 2);

if (make !== undefined && isWhole && surplus.length === 0) await runContentCommand(make, json);
else {
  console.error(usage);
  process.exitCode = 2;
}
