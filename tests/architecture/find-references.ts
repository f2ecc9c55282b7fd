import { posix } from "node:path";

/** Possible targets of references. */
export type Targets = {
  /** Numbers of the specification's headings: `7`, `2.4`. */
  sections: ReadonlySet<string>;
  /** Decisions with their own heading: `D13`. */
  decisions: ReadonlySet<string>;
  /** Numbers of the decision records: `011`. */
  records: ReadonlySet<string>;
  /** Paths from the repository's root. */
  files: readonly string[];
};

const sourceEnding = "(?:tsx?|mjs|css|md|json|svg)";
const pathPattern = /^[\w.*{},<>-]+(?:\/[\w.*{},<>-]+)*\/?$/;
// Output of a build, a test or a running service.
const generatedPath = /^(?:demo\/)?(?:\.|\.\.|dist|data|node_modules|\.cache)(?:\/|$)/;

/** Finds nonexistent sections, decisions and records in a text; an RFC's sections are ignored. */
export function findMissingNumbers(
  text: string,
  { sections, decisions, records }: Targets,
): string[] {
  const missing = (pattern: RegExp, known: ReadonlySet<string>) =>
    [...text.matchAll(pattern)].filter(([, id = ""]) => !known.has(id)).map(([found]) => found);
  return [
    ...missing(/(?<!RFC \d{4} )§+ ?(\d+(?:\.\d+)*)/g, sections),
    ...missing(/\b(D\d{1,2})\b/g, decisions),
    ...missing(/\bdecisions?[ /](\d{3})\b/gi, records),
  ];
}

/** Finds references in the old form, to pages outside of the repository. */
export function findOldReferences(text: string): string[] {
  const old =
    /\b(?:reference|design|spec|specification|tokens|contracts\.md) §\d*|(?<![\w/])(?:reference|look|findings)\/[\w-]+\.md|\bR\d{1,2}\b/g;
  return [...text.matchAll(old)].map(([found]) => found);
}

/** Finds nonexistent paths of the repository in a text, in code spans or bare. */
export function findMissingPaths(text: string, { files }: Targets): string[] {
  const folders = new Set(files.map((file) => file.split("/")[0] ?? ""));
  const spans = [...text.matchAll(/`([^`\s]+)`/g)].map(([, span = ""]) => span);
  const bare = [
    ...text.matchAll(/(?<![\w/:.`*}>#-])(?:[\w.-]+\/)*[a-z][\w.-]*\.(?:tsx?|mjs|css|md)\b/g),
  ].map(([found]) => found);
  const isPath = (span: string) =>
    pathPattern.test(span) &&
    !generatedPath.test(span) &&
    (new RegExp(String.raw`[\w>}*]\.${sourceEnding}$`).test(span) ||
      (span.includes("/") && folders.has(span.split("/")[0] ?? "")));
  return [...new Set([...spans, ...bare])]
    .filter(isPath)
    .filter((path) => !expandBraces(path).every((one) => hasFile(one, files, folders)));
}

/** Finds nonexistent folders in trees of fenced blocks; indented ones are in the last unindented one above. */
export function findMissingFolders(text: string, { files }: Targets): string[] {
  const named: string[] = [];
  for (const [, tree = ""] of text.matchAll(/^```\n([^`]*)^```/gm)) {
    let top = "";
    for (const line of tree.split("\n")) {
      const isIndented = line.startsWith(" ");
      const [first, ...others] = [...line.matchAll(/(?:^|\s{2,})([\w.-]+\/)(?=\s)/g)].map(
        ([, folder = ""]) => folder,
      );
      if (first === undefined) continue;
      if (!isIndented) top = first;
      named.push(isIndented ? top + first : first);
      named.push(...others.map((folder) => (isIndented ? top : "") + folder));
    }
  }
  return named.filter((folder) => !files.some((file) => file.startsWith(folder)));
}

/** Finds links of a document to a missing file or heading; `readFile` returns a document's text. */
export function findDeadLinks(
  text: string,
  document: string,
  { files }: Targets,
  readFile: (path: string) => string,
): string[] {
  const links = [...text.replaceAll(/`[^`]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g)];
  return links
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:https?|mailto):/.test(target))
    .filter((target) => {
      const [path = "", heading] = target.split("#");
      const file =
        path === "" ? document : posix.normalize(posix.join(posix.dirname(document), path));
      const isThere = files.some((known) => known === file || known.startsWith(`${file}/`));
      return !isThere || (heading !== undefined && !listAnchors(readFile(file)).includes(heading));
    });
}

/** Returns the anchors of a document's headings, as GitHub makes them. */
export function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function expandBraces(path: string): string[] {
  const [whole, before = "", inner = "", after = ""] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return inner.split(",").flatMap((part) => expandBraces(before + part + after));
}

/** Compares a path from a known folder from the root, any other with the ends of paths. */
function hasFile(path: string, files: readonly string[], folders: ReadonlySet<string>): boolean {
  const pattern = path
    .replace(/\/$/, "")
    .replaceAll(/[.]/g, String.raw`\.`)
    .replaceAll(/<[\w-]+>|\*+/g, "[^/]*");
  const start = folders.has(path.split("/")[0] ?? "") ? "^" : "(?:^|/)";
  const wanted = new RegExp(`${start}${pattern}(?:/|$)`);
  return files.some((file) => wanted.test(file));
}
