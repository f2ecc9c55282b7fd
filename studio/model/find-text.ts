import { matchPath, routes, shellCopy, splitEdition } from "../../site/routes.ts";
import { isObject, type Json, type Path } from "./json-value.ts";
import type { Values } from "./list-items.ts";

export type FoundText = { file: string; path: Path };

/** Lists the copy groups shown in `<main>` of a page, or in the header and footer of every page. */
export function listGroups(pathname: string, isInMain: boolean): readonly string[] {
  if (!isInMain) return shellCopy;
  const { name } = matchPath(splitEdition(pathname).path);
  return name === "caseStudy" ? [...routes[name].copy, "caseStudies"] : routes[name].copy;
}

/** Finds the best matching text of the content, preferring `groups`; placeholders such as {{years}} match anything. */
export function findText(
  values: Values,
  shown: string,
  locale: "es" | "en",
  groups: readonly string[],
): FoundText | undefined {
  const files = new Set(groups.map((group) => `content/copy/${locale}/${group}.json`));
  const rank = (file: string) => Number(files.has(file));
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
    .toSorted((one, other) => other.score - one.score || rank(other.file) - rank(one.file))[0];
  return found && { file: found.file, path: found.path };
}

/** Returns 2 for equal texts, 1.5 where placeholders match, the matching share of a part, and 0 for other texts. */
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
