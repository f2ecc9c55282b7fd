import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findConfigSlip } from "../../../generator/find-config-slip.ts";
import { addMend, type Finding, type Mend } from "../finding.ts";
import { inFolder } from "../../../roots/roots.ts";

const file = "site.config.ts";
const trialFolder = ".cache/doctor";

/** Finds the fault that makes `site.config.ts` unreadable. */
export async function findConfigSlips(): Promise<Finding[]> {
  const slip = await findConfigSlip(file);
  if (slip === undefined) return [];
  const repaired = await repair(readFileSync(inFolder(file), "utf8"), slip.line);
  const does = `${file}: made readable again at line ${String(slip.line)}`;
  const mend = repaired === undefined ? undefined : offerText(does, repaired);
  return [addMend(slip, mend)];
}

function offerText(does: string, text: string): Mend {
  return { does, apply: () => writeFileSync(inFolder(file), text) };
}

async function repair(source: string, line: number | undefined): Promise<string | undefined> {
  if (line === undefined) return undefined;
  const lines = source.split("\n");
  for (const candidate of listRepairs(lines, line - 1)) {
    const text = candidate.join("\n");
    if (await canBeRead(text)) return text;
  }
  return undefined;
}

/** A comma or quotation marks where they may be missing: in the line that the parser names, or in the last one before it. */
function listRepairs(lines: readonly string[], named: number): string[][] {
  const before = lines.findLastIndex(
    (text, index) => index < named && text.trim() !== "" && !text.trim().startsWith("//"),
  );
  return [named, before].flatMap((index) => {
    const text = (lines[index] ?? "").trimEnd();
    return [
      text.replace(/,?$/, ","),
      text.replace(/,,+$/, ","),
      text.replaceAll(/[“”„«»]/g, '"'),
      text.replace(/("[^",]*),?$/, '$1",'),
    ].map((repaired) => lines.with(index, repaired));
  });
}

let trials = 0;

async function canBeRead(text: string): Promise<boolean> {
  trials += 1;
  const trial = join(trialFolder, `${String(process.pid)}-${String(trials)}.ts`);
  mkdirSync(inFolder(trialFolder), { recursive: true });
  writeFileSync(inFolder(trial), text);
  return (await findConfigSlip(trial)) === undefined;
}
