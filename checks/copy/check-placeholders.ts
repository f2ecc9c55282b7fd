import type { Fault } from "../../generator/fault.ts";
import { copyFile, type CopyGroupTexts } from "./read-copy.ts";

/** A text must have the same `{{places}}` in both languages (D7). */
export function checkPlaceholders(copy: readonly CopyGroupTexts[]): Fault[] {
  return copy.flatMap(({ group, texts: { es, en } }) =>
    [...(en ?? [])].flatMap(([key, text]) => {
      const spanish = es?.get(key);
      if (spanish === undefined) return [];
      const expected = listPlaces(spanish);
      const actual = listPlaces(text);
      if (expected === actual) return [];
      return [
        {
          file: copyFile("en", group),
          problem: `"${key}" has ${actual || "no place to fill"} where Spanish has ${expected || "none"}`,
          remedy: "Use the same {{names}} in both languages.",
        },
      ];
    }),
  );
}

function listPlaces(text: string): string {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted().join(" ");
}
