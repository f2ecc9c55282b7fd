import type { Fault } from "../../generator/fault.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

/** A text must have the same `{{placeholders}}` in both languages (D7). */
export function checkPlaceholders(copy: readonly CopyGroupTexts[]): Fault[] {
  return copy.flatMap(({ group, texts: { es, en } }) =>
    [...(en ?? [])].flatMap(([key, text]) => {
      const spanish = es?.get(key);
      if (spanish === undefined) return [];
      const expected = listPlaceholders(spanish);
      const actual = listPlaceholders(text);
      if (expected === actual) return [];
      return [
        {
          file: copyFilePath("en", group),
          problem: `"${key}" has ${actual || "no place to fill"} where Spanish has ${expected || "none"}`,
          remedy: "Use the same {{names}} in both languages.",
        },
      ];
    }),
  );
}

function listPlaceholders(text: string): string {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted().join(" ");
}
