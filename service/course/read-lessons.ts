import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readLesson, type Lesson } from "../../contracts/course/lesson.ts";

/** Reads the lessons of a folder in their order; those that the check refuses are left out. */
export function readLessons(folder: string): Lesson[] {
  return listNames(folder)
    .flatMap((name) => readLesson(name, readFileSync(join(folder, name), "utf8")) ?? [])
    .toSorted((one, other) => one.number - other.number);
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".md"));
  } catch {
    return [];
  }
}
