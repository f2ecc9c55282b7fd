import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fault } from "../../generator/fault.ts";

/** Every JSON file of the content must be readable; faults name file and, where the parser knows it, line. */
export async function checkJson(root: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for await (const path of glob("content/**/*.json", { cwd: root })) {
    const found = findSlip(await readFile(join(root, path), "utf8"));
    if (found !== undefined) faults.push({ file: path.replaceAll("\\", "/"), ...found });
  }
  return faults;
}

function findSlip(text: string): Omit<Fault, "file"> | undefined {
  if (text.startsWith("\u{FEFF}")) {
    const remedy = "Save it as UTF-8 without BOM in your editor.";
    return { problem: "the file begins with a byte-order mark", remedy };
  }
  if (text.trim() === "") {
    const remedy = "Put its content back, from Git or a copy.";
    return { problem: "the file is empty", remedy };
  }
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const remedy = "Put the missing comma, quotation mark or bracket there.";
    return { problem: (error as SyntaxError).message, remedy };
  }
}
