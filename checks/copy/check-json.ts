import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fault, type Fault } from "../../generator/faults/fault.ts";

/** Every JSON file of the content must be readable; faults name file and, where the parser knows it, line. */
export async function checkJson(root: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for await (const path of glob("content/**/*.json", { cwd: root })) {
    const file = path.replaceAll("\\", "/");
    faults.push(...findSlip(file, await readFile(join(root, path), "utf8")));
  }
  return faults;
}

function findSlip(file: string, text: string): Fault[] {
  if (text.startsWith("\u{FEFF}")) return [fault(file, "json-mark")];
  if (text.trim() === "") return [fault(file, "json-empty")];
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [fault(file, "json-syntax", { reason: (error as SyntaxError).message })];
  }
}
