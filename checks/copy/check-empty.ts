import { locales } from "../../contracts/locale.ts";
import type { Fault } from "../../generator/fault.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

/** A text must have words in both languages, or in none. */
export function checkEmpty(copy: readonly CopyGroupTexts[]): Fault[] {
  return copy.flatMap(({ group, texts }) =>
    locales.flatMap((locale) => {
      const other = locale === "es" ? "en" : "es";
      return [...(texts[locale] ?? [])]
        .filter(([key, text]) => text.trim() === "" && (texts[other]?.get(key) ?? "").trim() !== "")
        .map(([key]) => ({
          file: copyFilePath(locale, group),
          problem: `"${key}" has no words`,
          remedy: `Write it in "${locale}".`,
        }));
    }),
  );
}
