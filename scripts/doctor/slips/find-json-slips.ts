import { readFile, writeFile } from "node:fs/promises";
import { jsonrepair } from "jsonrepair";
import { checkJson } from "../../../checks/copy/check-json.ts";
import { addMend, type Finding } from "../finding.ts";
import { inFolder, ownerRoot } from "../../../roots/roots.ts";

/** JSON files of the content that cannot be read. */
export async function findJsonSlips(): Promise<Finding[]> {
  const faults = await checkJson(ownerRoot);
  return Promise.all(
    faults.map(async (one) => {
      const { file } = one;
      const repaired = repair(await readFile(inFolder(file), "utf8"));
      const mend = repaired === undefined ? undefined : offerText(file, repaired);
      return addMend(one, mend);
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
  return { does: `${file}: made readable again`, apply: () => writeFile(inFolder(file), text) };
}
