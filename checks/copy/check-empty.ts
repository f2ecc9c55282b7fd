import { locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

/** A text must have words in every language, or in none. */
export function checkEmpty(copy: readonly CopyGroupTexts[]): Fault[] {
  return copy.flatMap(({ group, texts }) => {
    const isWritten = (key: string): boolean =>
      locales.some((locale) => (texts[locale]?.get(key) ?? "").trim() !== "");
    return locales.flatMap((locale) =>
      [...(texts[locale] ?? [])]
        .filter(([key, text]) => text.trim() === "" && isWritten(key))
        .map(([field]) =>
          fault({ file: copyFilePath(locale, group), field }, "copy-empty", { language: locale }),
        ),
    );
  });
}
