import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Mend } from "./finding.ts";
import { inFolder } from "../../roots/roots.ts";

const envFile = ".env";

export type EnvLine = { index: number; name: string; value: string };

/** The settings of `.env` as it is written; lines that are comments or empty are left out. */
export function readEnvLines(file = envFile): EnvLine[] {
  if (!existsSync(inFolder(file))) return [];
  return readLines(file).flatMap((text, index) => {
    const [, name, value = ""] = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*?)\s*$/.exec(text) ?? [];
    return name === undefined ? [] : [{ index, name, value }];
  });
}

/** A mend that writes another line in the place of one of `.env`. */
export function replaceLine({ index }: EnvLine, text: string, does: string): Mend {
  return {
    does: `${envFile}: ${does}`,
    apply: () => writeFileSync(inFolder(envFile), readLines(envFile).with(index, text).join("\n")),
  };
}

export function commentOut(line: EnvLine, does: string): Mend {
  return replaceLine(line, `# ${line.name}=${line.value}`, does);
}

function readLines(file: string): string[] {
  return readFileSync(inFolder(file), "utf8").split(/\r?\n/);
}
