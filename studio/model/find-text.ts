import { isObject, type Json, type Path } from "./json-value.ts";
import type { Values } from "./list-items.ts";

export type FoundText = { file: string; path: Path };

/** Where a text of a page stands: the closest text of the content that it is, or holds. Values such as {{years}} match anything. */
export function findText(
  values: Values,
  shown: string,
  locale: "es" | "en",
): FoundText | undefined {
  const wanted = tidy(shown);
  if (wanted === "") return undefined;
  const found = Object.entries(values)
    .filter(([file]) => file.startsWith(`content/copy/${locale}/`))
    .flatMap(([file, value]) =>
      listTexts(value ?? null).map(({ path, text }) => ({
        file,
        path,
        score: compare(tidy(text), wanted),
      })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)[0];
  return found && { file: found.file, path: found.path };
}

/** 2 for the same, a share of the words for a text within what is shown, 0 for another. */
function compare(text: string, wanted: string): number {
  if (text.length < 2) return 0;
  if (text === wanted) return 2;
  if (text.includes("{{") && pattern(text).test(wanted)) return 1.5;
  return wanted.includes(text) ? text.length / wanted.length : 0;
}

function pattern(text: string): RegExp {
  const parts = text
    .split(/\{\{[^}]*\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(".*")}$`);
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function listTexts(value: Json, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  const children = Array.isArray(value)
    ? value.entries()
    : Object.entries(isObject(value) ? value : {});
  return [...children].flatMap(([name, inner]) => listTexts(inner, [...path, String(name)]));
}
