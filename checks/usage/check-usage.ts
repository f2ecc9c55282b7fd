import { fault, type Fault } from "../../generator/faults/fault.ts";
import { copyFilePath, isReadByCode, type CopyGroupTexts } from "../copy/read-copy.ts";
import { findCopyUses } from "./find-copy-uses.ts";

/** Every key of the copy must be read by the code, as the type checker sees it (decision 039). */
export function checkUsage(root: string, copy: readonly CopyGroupTexts[]): Fault[] {
  const groups = copy
    .filter(({ group }) => isReadByCode(group))
    .map(({ group, texts }) => ({ group, keys: listKeys(texts.es ?? new Map()) }));
  const paths = groups.flatMap(({ group, keys }) => keys.map((key) => `${group}.${key}`));
  const uses = findCopyUses(root, paths);
  return groups.flatMap(({ group, keys }) => {
    const file = copyFilePath("es", group);
    const used = keys.filter((key) => uses.has(`${group}.${key}`));
    if (used.length === 0) return [fault(file, "copy-unused-group")];
    const unused = keys.filter((key) => !used.includes(key));
    return [...new Set(unused.map((key) => shortenToUnused(key, used)))].map((field) =>
      fault({ file, field }, "copy-unused"),
    );
  });
}

/** Returns keys as the code reads them: all items of a list are one key, and a list of texts is read by its name. */
function listKeys(texts: ReadonlyMap<string, string>): string[] {
  const keys = [...texts.keys()].map((key) => key.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, "*"));
  return [...new Set(keys.map((key) => key.replace(/(?:\.\*)+$/, "")))];
}

/** Returns the key, or its shortest prefix below which nothing is used. */
function shortenToUnused(key: string, used: readonly string[]): string {
  const names = key.split(".");
  const prefixes = names.map((_, at) => names.slice(0, at + 1).join("."));
  return prefixes.find((prefix) => !used.some((one) => `${one}.`.startsWith(`${prefix}.`))) ?? key;
}
