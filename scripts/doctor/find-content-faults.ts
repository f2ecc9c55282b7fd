import { glob, readFile } from "node:fs/promises";
import { checkContent } from "../../checks/check-source.ts";
import { checkUnwritten } from "../../checks/copy/prose/check-unwritten.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { replaceOnce } from "./edit-text.ts";
import { addMend, type Finding } from "./finding.ts";
import { inFolder, ownerRoot } from "../../roots/roots.ts";

const spanishDate = /^(publishDate|updatedDate): *(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}) *(?=\r?$)/m;
const spanishAnswer = /^(isPublished|isFeatured): *(s[ií]|yes|no) *(?=\r?$)/im;

/** Finds texts, references and posts that the build or the check refuses. */
export async function findContentFaults(): Promise<Finding[]> {
  const mended = await findFrontMatter();
  const found = [...(await checkContent(ownerRoot)), ...(await checkUnwritten(ownerRoot))];
  const faults = found.map(withSlashes);
  return [...mended, ...faults.filter(({ file }) => !mended.some((one) => one.file === file))];
}

/** Paths of posts have the system's separators. */
function withSlashes(found: Fault): Fault {
  return { ...found, file: found.file.replaceAll("\\", "/") };
}

/** Dates and answers at the start of a post that are written as people write them. */
async function findFrontMatter(): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const path of glob("content/blog/*/*.md", { cwd: ownerRoot })) {
    const file = path.replaceAll("\\", "/");
    const text = await readFile(inFolder(file), "utf8");
    for (const [from, to] of [...correctDate(text), ...correctAnswer(text)]) {
      const mend = replaceOnce(file, { from, to }, `wrote "${to}"`);
      found.push(addMend(fault(file, "field-line", { from, to }), mend));
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
