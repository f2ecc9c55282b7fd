import { locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

/** A text may state the length of a list only where the list has several items. */
export function checkCounts(copy: readonly CopyGroupTexts[]): Fault[] {
  return copy.flatMap(({ group, texts }) =>
    locales.flatMap((locale) =>
      [...(texts[locale] ?? [])].flatMap(([key, text]) =>
        [...text.matchAll(/\{\{count:(\w+)\.([\w.]+)\}\}/g)]
          .filter(([, list = "", path = ""]) => countItems(copy, list, path) === 1)
          .map(([found]) =>
            fault({ file: copyFilePath(locale, group), field: key }, "copy-count", { found }),
          ),
      ),
    ),
  );
}

function countItems(copy: readonly CopyGroupTexts[], group: string, path: string): number {
  const keys = [...(copy.find((one) => one.group === group)?.texts.es?.keys() ?? [])];
  const inner = keys.filter((key) => key.startsWith(`${path}.`));
  return new Set(inner.map((key) => key.slice(path.length + 1).split(".", 1)[0])).size;
}
