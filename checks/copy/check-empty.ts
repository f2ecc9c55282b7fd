import { locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../../generator/fault.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

/** A text must have words in both languages, or in none. */
export function checkEmpty(copy: readonly CopyGroupTexts[]): Fault[] {
  return copy.flatMap(({ group, texts }) =>
    locales.flatMap((locale) => {
      const other = locale === "es" ? "en" : "es";
      return [...(texts[locale] ?? [])]
        .filter(([key, text]) => text.trim() === "" && (texts[other]?.get(key) ?? "").trim() !== "")
        .map(([field]) =>
          fault({ file: copyFilePath(locale, group), field }, "copy-empty", { language: locale }),
        );
    }),
  );
}
