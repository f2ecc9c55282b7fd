import { join } from "node:path";
import type { Fault } from "./fault.ts";

/** Makes paths of a fault relative to the project, given the folder of the copy that was checked. */
export function withoutFolder(fault: Fault, folder: string): Fault {
  const strip = (text: string) => text.replaceAll(join(folder, "/"), "").replaceAll("\\", "/");
  const params = Object.entries(fault.params).map(([name, text]) => [name, strip(text)] as const);
  return { ...fault, file: strip(fault.file), params: Object.fromEntries(params) };
}
