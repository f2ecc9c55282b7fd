import { join } from "node:path";
import type { Fault } from "../../generator/fault.ts";

/** A fault of a copy of the project as one of the project: without the folder of the copy in its paths. */
export function withoutFolder(fault: Fault, folder: string): Fault {
  const strip = (text: string) => text.replaceAll(join(folder, "/"), "").replaceAll("\\", "/");
  const params = Object.entries(fault.params).map(([name, text]) => [name, strip(text)] as const);
  return { ...fault, file: strip(fault.file), params: Object.fromEntries(params) };
}
