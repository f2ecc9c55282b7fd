import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const skippedFolders = new Set(["node_modules", "dist", "test-results", ".git", ".cache"]);

/** Every file of the repository by its path from the root, without what is installed, built or stored while the service runs. */
export const files = listFiles("");

/** What explains the repository; the site's own Markdown is content. */
export const documents = files.filter(
  (file) => file.endsWith(".md") && !file.startsWith("content/"),
);

export const sources = files.filter(
  (file) => /\.(?:tsx?|mjs|css)$/.test(file) || file === ".env.example",
);

/** The comments of a source, one after the other; what follows `//` in a text counts as one, unless it is an address. */
export function readComments(source: string): string {
  return [...source.matchAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*|^#.*/gm)]
    .map(([comment]) => comment)
    .join("\n");
}

/** Every match of a pattern's group in some files, with the file it stands in. */
export function findAll(
  within: readonly string[],
  pattern: RegExp,
): { file: string; found: string }[] {
  return within.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([, found = ""]) => ({ file, found })),
  );
}

function listFiles(folder: string): string[] {
  return readdirSync(folder === "" ? "." : folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return skippedFolders.has(entry.name) || path === "data" ? [] : listFiles(path);
  });
}
