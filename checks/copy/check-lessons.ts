import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { lessonFolder, readLesson } from "../../contracts/course/lesson.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";

/** Every lesson of the mini-course must be readable, with a number of its own; open sign-up needs one. */
export async function checkLessons(root: string, isOpen: boolean): Promise<Fault[]> {
  const folder = join(root, lessonFolder);
  const names = existsSync(folder) ? (await readdir(folder)).toSorted() : [];
  const files = names.filter((name) => name.endsWith(".md"));
  if (isOpen && files.length === 0) return [fault("site.config.ts", "course-lessons")];
  const numbers = new Set<number>();
  const faults: Fault[] = [];
  for (const name of files) {
    const lesson = readLesson(name, await readFile(join(folder, name), "utf8"));
    const file = `${lessonFolder}/${name}`;
    if (lesson === undefined) faults.push(fault(file, "lesson-form"));
    else if (numbers.has(lesson.number)) faults.push(fault(file, "lesson-number"));
    else numbers.add(lesson.number);
  }
  return faults;
}
