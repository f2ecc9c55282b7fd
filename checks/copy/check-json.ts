import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fault } from "../../generator/fault.ts";

/** Every JSON file of the content must be readable; faults name file and, where the parser knows it, line. */
export async function checkJson(root: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for await (const path of glob("content/**/*.json", { cwd: root })) {
    const problem = findSyntaxError(await readFile(join(root, path), "utf8"));
    if (problem === undefined) continue;
    const remedy = "Put the missing comma, quotation mark or bracket there.";
    faults.push({ file: path.replaceAll("\\", "/"), problem, remedy });
  }
  return faults;
}

function findSyntaxError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as SyntaxError).message;
  }
}
