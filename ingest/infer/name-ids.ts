import type { Doubt } from "../text-table.ts";

/** Makes a unique id in camelCase for each header; twins and missing names are doubts. */
export function nameIds(names: readonly string[]): { ids: string[]; doubts: Doubt[] } {
  const taken = new Set<string>();
  const seen = new Set<string>();
  const doubts: Doubt[] = [];
  const hasNames = names.some((name) => name.trim() !== "");
  const ids = names.map((name, index) => {
    const base = makeId(name) ?? `column${String(index + 1)}`;
    let id = base;
    for (let number = 2; taken.has(id); number += 1) id = `${base}${String(number)}`;
    taken.add(id);
    if (name.trim() === "" && hasNames)
      doubts.push({ code: "nameMissing", column: id, params: { place: index + 1 } });
    else if (hasNames && seen.has(name))
      doubts.push({ code: "nameTwin", column: name, params: { id } });
    seen.add(name);
    return id;
  });
  return { ids, doubts };
}

/** Returns a header in camelCase, without what is in brackets; undefined if it has no letter or digit. */
function makeId(name: string): string | undefined {
  const withoutBrackets = name.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ");
  const words = listWords(withoutBrackets);
  const [first, ...others] = words.length > 0 ? words : listWords(name);
  if (first === undefined) return undefined;
  const joined = first.toLowerCase() + others.map(capitalize).join("");
  return /^\d/.test(joined) ? `column${joined}` : joined;
}

function listWords(text: string): string[] {
  // "Año" without its tilde is another word.
  const ascii = text
    .replaceAll("ñ", "ny")
    .replaceAll("Ñ", "NY")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
  return ascii.match(/[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g) ?? [];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
