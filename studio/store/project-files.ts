import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EditedFile } from "../model/drafts.ts";
import type { JsonObject } from "../model/json-value.ts";
import { configFile } from "./check-candidate.ts";
import { readConfigText } from "./edit-config.ts";

const edited = [
  "content/copy/{es,en}/*.json",
  "content/catalogue/{testimonials,project-cards,case-studies}.json",
  "content/legal/{es,en}/*.md",
  "content/put-aside.json",
];

/** Reads the files that have a form, by path; posts are read separately. */
export async function readEditedFiles(root: string): Promise<Record<string, EditedFile>> {
  const files: Record<string, EditedFile> = {};
  for await (const found of glob(edited, { cwd: root })) {
    const file = found.replaceAll("\\", "/");
    files[file] = parseFile(file, await readFile(join(root, file), "utf8"));
  }
  files[configFile] = parseFile(configFile, await readFile(join(root, configFile), "utf8"));
  return files;
}

function parseFile(file: string, text: string): EditedFile {
  const revision = describeRevision(text);
  if (file === configFile) return { revision, ...readConfigText(text) };
  return { revision, value: file.endsWith(".json") ? (JSON.parse(text) as JsonObject) : text };
}

/** Returns a hash of the content; `""` for a file that does not exist. */
export function describeRevision(content: string | Uint8Array | null): string {
  return content === null ? "" : createHash("sha256").update(content).digest("hex").slice(0, 16);
}
