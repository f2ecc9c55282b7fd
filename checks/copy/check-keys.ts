import { defaultLocale, locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { copyFilePath, findPicturedPost, type CopyGroupTexts } from "./read-copy.ts";

/** Every language must have the same groups and keys (D7); `translated` are the posts in other languages than Spanish. */
export function checkKeys(copy: readonly CopyGroupTexts[], translated: readonly string[]): Fault[] {
  return copy.flatMap(({ group, texts }) =>
    locales.flatMap((locale) => {
      const others = locales.filter((other) => other !== locale && texts[other] !== undefined);
      const file = copyFilePath(locale, group);
      const own = texts[locale];
      const post = findPicturedPost(group);
      if (own === undefined) {
        const isSpanishAlone = post !== undefined && !translated.includes(post);
        if (locale !== defaultLocale && isSpanishAlone) return [];
        const source = copyFilePath(others[0] ?? defaultLocale, group);
        return [fault(file, "copy-group", { other: others.join(", "), source })];
      }
      const known = new Map(
        others.flatMap((other) => [...(texts[other]?.keys() ?? [])].map((key) => [key, other])),
      );
      return [...known]
        .filter(([key]) => !own.has(key))
        .map(([field, other]) =>
          fault({ file, field }, "copy-key", { source: copyFilePath(other, group) }),
        );
    }),
  );
}
