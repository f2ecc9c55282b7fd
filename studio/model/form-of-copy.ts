import type { FormNode } from "./form-node.ts";
import { asText, isObject, type Json, type Path } from "./json-value.ts";

const longFrom = 70;

/** Derives the form of texts from both languages; a text in only one of them is included. */
export function formOfCopy(es: Json | undefined, en: Json | undefined, path: Path = []): FormNode {
  if (Array.isArray(es) || Array.isArray(en)) {
    const length = Math.max(lengthOf(es), lengthOf(en));
    const fields = Array.from({ length }, (_, at) =>
      formOfCopy(itemAt(es, at), itemAt(en, at), [...path, String(at)]),
    );
    return { kind: "group", path, fields };
  }
  if (isObject(es) || isObject(en)) {
    const spanish = isObject(es) ? es : {};
    const english = isObject(en) ? en : {};
    const names = new Set([...Object.keys(spanish), ...Object.keys(english)]);
    const fields = [...names]
      .filter((name) => !isFact(name, spanish[name]))
      .map((name) => formOfCopy(spanish[name], english[name], [...path, name]));
    return { kind: "group", path, fields };
  }
  const [inSpanish, inEnglish] = [asText(es), asText(en)];
  // A text that is empty in both languages counts as missing only in a language without its key.
  const isWanted = inSpanish !== "" || inEnglish !== "";
  const missing = (["es", "en"] as const).filter((locale) => {
    const [value, text] = locale === "es" ? [es, inSpanish] : [en, inEnglish];
    return value === undefined || (isWanted && text === "");
  });
  const isLong = Math.max(inSpanish.length, inEnglish.length) >= longFrom;
  return { kind: "text", path, isLong, missing };
}

/** Counts the missing translations of a form. */
export function countMissing(node: FormNode): number {
  if (node.kind === "text") return node.missing.length;
  if (node.kind !== "group") return 0;
  return node.fields.reduce((sum, field) => sum + countMissing(field), 0);
}

/** True for ids, numbers and flags, which are not translated. */
function isFact(name: string, value: Json | undefined): boolean {
  return name === "id" || typeof value === "number" || typeof value === "boolean";
}

function lengthOf(value: Json | undefined): number {
  return Array.isArray(value) ? value.length : 0;
}

function itemAt(value: Json | undefined, at: number): Json | undefined {
  return Array.isArray(value) ? value[at] : undefined;
}
