import type { Fault } from "../../generator/fault.ts";
import { copyFile, isReportGroup, type CopyGroupTexts } from "./read-copy.ts";
import type { SourceWords } from "./read-words.ts";

const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

/** A text must be shown somewhere: its group is taken by the code, and its first and last named keys occur there or in a catalogue. */
export function checkUsage(
  copy: readonly CopyGroupTexts[],
  { words, groups }: SourceWords,
): Fault[] {
  return copy.flatMap(({ group, texts }) => {
    if (isReportGroup(group)) return [];
    const file = copyFile("es", group);
    if (!groups.has(group)) {
      const remedy = `Read it with useCopy("${group}"), or remove the file in both languages.`;
      return [{ file, problem: "no page takes texts from this group", remedy }];
    }
    const unused = [...(texts.es?.keys() ?? [])].flatMap((key) => findUnused(key, words) ?? []);
    return [...new Set(unused)].map((key) => ({
      file,
      problem: `"${key}" is used nowhere`,
      remedy: "Show it, or remove it in both languages.",
    }));
  });
}

/** The key, or only its first name where already that is unknown to the code. */
function findUnused(key: string, words: ReadonlySet<string>): string | undefined {
  const names = key.split(".").filter((name) => !/^\d+$/.test(name));
  const [first = "", last = ""] = [names[0], names.at(-1)];
  if (!isKnown(first, words)) return first;
  return isKnown(last, words) ? undefined : key;
}

function isKnown(name: string, words: ReadonlySet<string>): boolean {
  return words.has(name) || words.has(name.replace(pluralEnding, ""));
}
