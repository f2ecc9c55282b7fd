import { glob, readFile } from "node:fs/promises";
import { checkContent } from "../../checks/check-source.ts";
import { listTexts } from "../../checks/copy/check-prose.ts";
import { readCopy } from "../../checks/copy/read-copy.ts";
import { unwrittenMark } from "../content/unwritten.ts";
import { replaceOnce } from "./edit-text.ts";
import type { Finding } from "./finding.ts";

const spanishDate = /^(publishDate|updatedDate): *(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}) *(?=\r?$)/m;
const spanishAnswer = /^(isPublished|isFeatured): *(s[ií]|yes|no) *(?=\r?$)/im;

/** What the build and the check refuse: texts, references, posts. */
export async function findContentFaults(): Promise<Finding[]> {
  const mended = await findFrontMatter();
  const faults = (await checkContent(".")).map(({ file, problem, remedy }) => ({
    file: file.replaceAll("\\", "/"),
    problem,
    remedy,
  }));
  const others = faults.filter(({ file }) => !mended.some(({ what }) => what.startsWith(file)));
  return [
    ...mended,
    ...others.map(({ file, problem, remedy }) => ({ what: `${file}: ${problem}`, remedy })),
    ...(await findUnwritten()),
  ];
}

/** What `npm run new` asked for; one finding a file. */
async function findUnwritten(): Promise<Finding[]> {
  const texts = await listTexts(".", await readCopy("."));
  const unwritten = texts.filter(({ text }) => text.includes(unwrittenMark));
  return [...new Set(unwritten.map(({ file }) => file))].map((file) => {
    const places = unwritten.filter((one) => one.file === file).map(({ location }) => location);
    const [first = "", ...others] = places;
    const more = others.length === 0 ? "" : ` and ${String(others.length)} more`;
    const what = `${file}: ${first}${more} still to be written`;
    return { what, remedy: `Write what begins with ${unwrittenMark} there.` };
  });
}

/** Dates and answers at the start of a post that are written as people write them. */
async function findFrontMatter(): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const path of glob("content/blog/*/*.md")) {
    const file = path.replaceAll("\\", "/");
    const text = await readFile(file, "utf8");
    for (const [from, to] of [...correctDate(text), ...correctAnswer(text)]) {
      const mend = replaceOnce(file, { from, to }, `wrote "${to}"`);
      found.push({ what: `${file}: "${from}" cannot be read`, remedy: `Write "${to}".`, mend });
    }
  }
  return found;
}

function correctDate(text: string): [string, string][] {
  const [line, field, day = "", month = "", year] = spanishDate.exec(text) ?? [];
  if (line === undefined) return [];
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return [[line, `${String(field)}: ${date}`]];
}

function correctAnswer(text: string): [string, string][] {
  const [line, field, answer = ""] = spanishAnswer.exec(text) ?? [];
  if (line === undefined) return [];
  return [[line, `${String(field)}: ${String(answer.toLowerCase() !== "no")}`]];
}
