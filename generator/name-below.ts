import path from "node:path";

/** Returns a file's path relative to a folder, with `/` as separator on every system. */
export function nameBelow(
  folder: string,
  file: string,
  { relative, sep } = path as Pick<typeof path, "relative" | "sep">,
): string {
  return relative(folder, file).replaceAll(sep, "/");
}
