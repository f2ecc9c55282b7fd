import { basename, dirname } from "node:path";

const mostFiles = 15;
const mostLines = 200;

/** Folders of one report, kind or story each, whose files have the same names by design. */
const namedAlike =
  /^(?:dashboards\/(?:reports|kinds)\/[^/]+|tests\/contract\/(?:claims|scenarios))\//;

/** Returns whether a path is a source in a folder; tests, and settings of tools at the root, are none. */
export function isSource(file: string): boolean {
  return (
    file.includes("/") && /\.(?:tsx?|mjs|css)$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file)
  );
}

/** Finds folders with more sources than are read at a glance. */
export function findFullFolders(sources: readonly string[]): string[] {
  return [...Map.groupBy(sources, dirname)]
    .filter(([, files]) => files.length > mostFiles)
    .map(([folder, files]) => `${folder} has ${String(files.length)} files`);
}

/** Finds sources of one name in one program, that is below one folder of the root. */
export function findSameNames(sources: readonly string[]): string[] {
  const alike = Map.groupBy(
    sources.filter((file) => !namedAlike.test(file)),
    (file) => `${file.split("/")[0] ?? ""} ${basename(file)}`,
  );
  return [...alike.values()].filter((files) => files.length > 1).map((files) => files.join(", "));
}

/** Returns the number of a text's lines besides blank ones and comments of their own lines. */
export function countCodeLines(text: string): number {
  return text
    .replaceAll(/^[ \t]*\/\*[^]*?\*\/[ \t]*$/gm, "")
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/.*)?$/.test(line)).length;
}

/** Finds code that is too long for a file; style sheets may be longer, as the order of their rules counts. */
export function findLongFiles(
  sources: readonly string[],
  readFile: (file: string) => string,
): string[] {
  return sources
    .filter((file) => !file.endsWith(".css"))
    .map((file) => ({ file, lines: countCodeLines(readFile(file)) }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ file, lines }) => `${file} has ${String(lines)} lines`);
}
