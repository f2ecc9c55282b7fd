import { isEqual, type Json } from "./json-value.ts";
import type { Values } from "./list-items.ts";

/** Parsed file for the forms: JSON and settings as a value, a post as fields and body, other Markdown as text. */
export type EditedFile = { revision: string; value: Json; computed?: string[] };

/** Files as last read from the disk, by path. */
export type Files = Record<string, EditedFile>;

/** Unsaved contents, by path. */
export type Drafts = Record<string, Json>;

/** Returns the contents shown by the forms: drafts override the files. */
export function layOver(files: Files, drafts: Drafts): Values {
  const read = Object.entries(files).map(([file, { value }]) => [file, value] as const);
  return { ...Object.fromEntries(read), ...drafts };
}

/** Returns the drafts that differ from the files. */
export function keepChanged(drafts: Drafts, files: Files): Drafts {
  const changed = Object.entries(drafts).filter(
    ([file, value]) => !isEqual(files[file]?.value, value),
  );
  return Object.fromEntries(changed);
}

/** Returns the drafts that changed after `sent` was sent. */
export function keepNewer(drafts: Drafts, sent: Drafts): Drafts {
  const newer = Object.entries(drafts).filter(([file, value]) => !isEqual(sent[file], value));
  return Object.fromEntries(newer);
}
