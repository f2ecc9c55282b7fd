import { locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../../generator/fault.ts";
import { copyFilePath, findPicturedPost, type CopyGroupTexts } from "./read-copy.ts";

/** Both languages must have the same groups and keys (D7); `translated` are the posts with an English edition. */
export function checkKeys(copy: readonly CopyGroupTexts[], translated: readonly string[]): Fault[] {
  return copy.flatMap(({ group, texts }) =>
    locales.flatMap((locale) => {
      const other = locale === "es" ? "en" : "es";
      const file = copyFilePath(locale, group);
      const source = copyFilePath(other, group);
      const own = texts[locale];
      const post = findPicturedPost(group);
      if (own === undefined) {
        if (locale === "en" && post !== undefined && !translated.includes(post)) return [];
        return [fault(file, "copy-group", { other, source })];
      }
      return [...(texts[other]?.keys() ?? [])]
        .filter((key) => !own.has(key))
        .map((field) => fault({ file, field }, "copy-key", { source }));
    }),
  );
}
