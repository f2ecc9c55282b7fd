import { defaultLocale, locales } from "../../contracts/locale.ts";
import type { Fault } from "../../generator/fault.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

/** A text must have the same `{{placeholders}}` as in Spanish (D7). */
export function checkPlaceholders(copy: readonly CopyGroupTexts[]): Fault[] {
  return copy.flatMap(({ group, texts }) =>
    locales.flatMap((locale) =>
      [...(texts[locale] ?? [])].flatMap(([key, text]) => {
        const spanish = texts[defaultLocale]?.get(key);
        if (spanish === undefined) return [];
        const expected = listPlaceholders(spanish);
        const actual = listPlaceholders(text);
        if (expected === actual) return [];
        return [
          {
            file: copyFilePath(locale, group),
            problem: `"${key}" has ${actual || "no place to fill"} where Spanish has ${expected || "none"}`,
            remedy: "Use the same {{names}} in every language.",
          },
        ];
      }),
    ),
  );
}

function listPlaceholders(text: string): string {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted().join(" ");
}
