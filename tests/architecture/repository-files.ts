import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const skippedFolders = new Set(["node_modules", "dist", "test-results", ".git", ".cache"]);

/** Paths of all files of the repository, except those installed, built or stored by the running service. */
export const files = listFiles("");

/** Documents about the repository; the site's own Markdown is content. */
export const documents = files.filter(
  (file) => file.endsWith(".md") && !file.startsWith("demo/content/"),
);

export const sources = files.filter(
  (file) => /\.(?:tsx?|mjs|css)$/.test(file) || file === "demo/.env.example",
);

/** Returns the comments of a source, joined; `//` inside a string counts as one, unless it is an address. */
export function readComments(source: string): string {
  return [...source.matchAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*|^#.*/gm)]
    .map(([comment]) => comment)
    .join("\n");
}

/** Returns every match of a pattern's group in some files, with its file. */
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
    return skippedFolders.has(entry.name) || path === "demo/data" ? [] : listFiles(path);
  });
}
