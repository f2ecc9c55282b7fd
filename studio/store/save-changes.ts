import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "oxfmt";
import { FaultError } from "../../generator/faults/fault-error.ts";
import type { Fault } from "../../generator/faults/fault.ts";
import { asText, isObject, type Json } from "../model/json-value.ts";
import { configFile, findNewFaults } from "./check-candidate.ts";
import {
  readFileAs64,
  type Change,
  type ChangeJournal,
  type FileChange,
} from "./change-journal.ts";
import { editConfigText } from "./edit-config.ts";
import { writePostText, type PostText } from "./edit-post.ts";
import { describeRevision } from "./project-files.ts";

/** New state of a file: JSON, settings and posts as a value, other texts as text; null removes it. */
export type FileEdit = { file: string; revision: string; value: Json };

export type SaveResult =
  | { outcome: "written"; change: Change }
  | { outcome: "unchanged" }
  | { outcome: "refused"; faults: readonly Fault[] }
  /** Another program changed these files after they were read. */
  | { outcome: "outdated"; files: string[] };

/** Paths that the studio may write. */
const editable =
  /^(?:site\.config\.ts|content\/(?:copy|legal|blog|catalogue|images)\/[\w./-]+|content\/(?:put-aside|redirects)\.json)$/;

const postText = /^content\/blog\/[a-z0-9-]+\/(?:es|en)\.md$/;

type SaveOptions = { root: string; journal: ChangeJournal; label: string };

/** Writes all edits, or none if the check finds a new fault. */
export async function saveChanges(
  edits: readonly FileEdit[],
  { root, journal, label }: SaveOptions,
): Promise<SaveResult> {
  const changes: FileChange[] = [];
  const outdated: string[] = [];
  try {
    for (const { file, revision, value } of edits) {
      if (!editable.test(file) || file.includes("..")) throw new Error(`${file} has no form.`);
      const before = await readFileAs64(join(root, file));
      const bytes = before === null ? null : Buffer.from(before, "base64");
      if (describeRevision(bytes) !== revision) outdated.push(file);
      const after = value === null ? null : await writeText(root, file, value);
      if (after !== before) changes.push({ file, before, after });
    }
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return { outcome: "refused", faults: error.faults };
  }
  if (outdated.length > 0) return { outcome: "outdated", files: outdated };
  if (changes.length === 0) return { outcome: "unchanged" };
  const faults = await findNewFaults(root, describeCandidate(changes));
  if (faults.length > 0) return { outcome: "refused", faults };
  return { outcome: "written", change: await journal.apply(label, changes) };
}

function describeCandidate(changes: readonly FileChange[]) {
  return new Map(
    changes.map(({ file, after }) => [file, after === null ? null : Buffer.from(after, "base64")]),
  );
}

async function writeText(root: string, file: string, value: Json): Promise<string> {
  return Buffer.from(await describeText(root, file, value)).toString("base64");
}

async function describeText(root: string, file: string, value: Json): Promise<string> {
  if (file === configFile) {
    if (!isObject(value)) throw new Error("The settings are an object.");
    return formatText(file, editConfigText(await readFile(join(root, file), "utf8"), value));
  }
  if (file.endsWith(".json")) return formatText(file, `${JSON.stringify(value, null, 2)}\n`);
  if (isObject(value) && postText.test(file)) {
    const text = await readFile(join(root, file), "utf8").catch(() => "");
    return writePostText(text, value as PostText);
  }
  return asText(value).replaceAll("\r\n", "\n");
}

/** Formats as `npm run check` demands (`.oxfmtrc.json`). */
async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, { printWidth: 100 });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
