import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

export type Slip = { line: number | undefined; problem: string };

/** Returns the syntax error of the settings file, e.g. a missing comma; undefined if it can be read. */
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

/** Describes a syntax error in one line, with its remedy, e.g. `site.config.ts:8: Expected ',', got 'ident'.` */
export function describeSlip({ line, problem }: Slip): string {
  const place = line === undefined ? "site.config.ts" : `site.config.ts:${String(line)}`;
  return `${place}: ${problem}. Put the missing comma, quotation mark or bracket there or in the line before it; npm run doctor -- --fix can put commas and quotation marks.`;
}
