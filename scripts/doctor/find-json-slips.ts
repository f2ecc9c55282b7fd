import { readFile, writeFile } from "node:fs/promises";
import { jsonrepair } from "jsonrepair";
import { checkJson } from "../../checks/copy/check-json.ts";
import type { Finding } from "./finding.ts";

/** JSON files of the content that cannot be read. */
export async function findJsonSlips(): Promise<Finding[]> {
  const faults = await checkJson(".");
  return Promise.all(
    faults.map(async ({ file, problem, remedy }) => {
      const repaired = repair(await readFile(file, "utf8"));
      const mend = repaired === undefined ? undefined : offerText(file, repaired);
      return { what: `${file}: ${problem}`, remedy, mend };
    }),
  );
}

function repair(text: string): string | undefined {
  try {
    const repaired = jsonrepair(text.replace(/^\uFEFF/, ""));
    JSON.parse(repaired);
    return repaired;
  } catch {
    return undefined;
  }
}

function offerText(file: string, text: string) {
  return { does: `${file}: made readable again`, apply: () => writeFile(file, text) };
}
