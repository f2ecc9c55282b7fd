import path from "node:path";

/** The name of a file below a folder as addresses have it, with `/`, also where the system parts folders otherwise. */
export function nameBelow(
  folder: string,
  file: string,
  { relative, sep } = path as Pick<typeof path, "relative" | "sep">,
): string {
  return relative(folder, file).replaceAll(sep, "/");
}
