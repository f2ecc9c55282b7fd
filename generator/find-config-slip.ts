import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

export type Slip = { line: number | undefined; problem: string };

/** What keeps the settings from being read, e.g. a missing comma; undefined for a file that can be. */
export async function findConfigSlip(file = "site.config.ts"): Promise<Slip | undefined> {
  const { href } = pathToFileURL(resolve(file));
  try {
    await import(href);
    return undefined;
  } catch (error) {
    const { message, stack = "" } = error as Error;
    const [, line] = stack.split(href)[1]?.match(/^:(\d+)/) ?? [];
    return { line: line === undefined ? undefined : Number(line), problem: message };
  }
}

/** One line for a person, e.g. `site.config.ts:8: Expected ',', got 'ident'.` and what to do about it. */
export function describeSlip({ line, problem }: Slip): string {
  const place = line === undefined ? "site.config.ts" : `site.config.ts:${String(line)}`;
  return `${place}: ${problem}. Put the missing comma, quotation mark or bracket there or in the line before it; npm run doctor -- --fix can put commas and quotation marks.`;
}
