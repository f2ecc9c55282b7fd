import { isEqual, type Json } from "./json-value.ts";
import type { Values } from "./list-items.ts";

/** A file as the forms see it: JSON and settings as a value, a post as its fields and body, other Markdown as text. */
export type EditedFile = { revision: string; value: Json; computed?: string[] };

/** Files as they were read, by path. */
export type Files = Record<string, EditedFile>;

/** Values that are not saved yet, by path. */
export type Drafts = Record<string, Json>;

/** The values that the forms show: drafts in place of what was read. */
export function layOver(files: Files, drafts: Drafts): Values {
  const read = Object.entries(files).map(([file, { value }]) => [file, value] as const);
  return { ...Object.fromEntries(read), ...drafts };
}

/** The drafts that differ from what was read. */
export function keepChanged(drafts: Drafts, files: Files): Drafts {
  const changed = Object.entries(drafts).filter(
    ([file, value]) => !isEqual(files[file]?.value, value),
  );
  return Object.fromEntries(changed);
}

/** The drafts that were written since `sent` was sent. */
export function keepNewer(drafts: Drafts, sent: Drafts): Drafts {
  const newer = Object.entries(drafts).filter(([file, value]) => !isEqual(sent[file], value));
  return Object.fromEntries(newer);
}
