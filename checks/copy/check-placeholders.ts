import { defaultLocale, locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

/** A text must have the same `{{placeholders}}` as in Spanish (D7). */
export function checkPlaceholders(copy: readonly CopyGroupTexts[]): Fault[] {
  return copy.flatMap(({ group, texts }) =>
    locales.flatMap((locale) =>
      [...(texts[locale] ?? [])].flatMap(([field, text]) => {
        const spanish = texts[defaultLocale]?.get(field);
        if (spanish === undefined) return [];
        const wanted = listPlaceholders(spanish);
        const found = listPlaceholders(text);
        if (wanted === found) return [];
        const place = { file: copyFilePath(locale, group), field };
        if (found === "") return [fault(place, "copy-places-missing", { wanted })];
        if (wanted === "") return [fault(place, "copy-places-surplus", { found })];
        return [fault(place, "copy-places", { found, wanted })];
      }),
    ),
  );
}

function listPlaceholders(text: string): string {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted().join(" ");
}
