import { fault, type Fault } from "../../generator/fault.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

/** A text must have the same `{{placeholders}}` in both languages (D7). */
export function checkPlaceholders(copy: readonly CopyGroupTexts[]): Fault[] {
  return copy.flatMap(({ group, texts: { es, en } }) =>
    [...(en ?? [])].flatMap(([key, text]) => {
      const spanish = es?.get(key);
      if (spanish === undefined) return [];
      const wanted = listPlaceholders(spanish);
      const found = listPlaceholders(text);
      if (wanted === found) return [];
      const place = { file: copyFilePath("en", group), field: key };
      if (found === "") return [fault(place, "copy-places-missing", { wanted })];
      if (wanted === "") return [fault(place, "copy-places-surplus", { found })];
      return [fault(place, "copy-places", { found, wanted })];
    }),
  );
}

function listPlaceholders(text: string): string {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted().join(" ");
}
