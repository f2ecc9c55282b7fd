import { pathToFileURL } from "node:url";
import { fault, type Fault } from "./faults/fault.ts";
import { inFolder } from "../roots/roots.ts";

/** Returns the syntax error of the settings file, e.g. a missing comma; undefined if it can be read. */
export async function findConfigSlip(file = "site.config.ts"): Promise<Fault | undefined> {
  const { href } = pathToFileURL(inFolder(file));
  try {
    await import(href);
    return undefined;
  } catch (error) {
    const { message, stack = "" } = error as Error;
    const [, line] = stack.split(href)[1]?.match(/^:(\d+)/) ?? [];
    const place = { file, ...(line !== undefined && { line: Number(line) }) };
    return fault(place, "config-syntax", { reason: message });
  }
}
