import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLocale, locales, type Locale } from "../../contracts/locale.ts";
import { findTextLanguage } from "../../generator/pages/copy-language.ts";
import type { Fault } from "../../generator/fault.ts";
import { guessLanguage } from "./guess-language.ts";
import { listProse } from "./list-prose.ts";
import { copyFile, type CopyGroupTexts } from "./read-copy.ts";

/** A text with the place it stands at and the language it must be in. */
export type PlacedText = { file: string; place: string; language: Locale; text: string };

const leftovers = [
  /\blorem\b/i,
  /\bTODO\b/,
  /\bFIXME\b/,
  /\bTBD\b/,
  /\bx{3,}\b/i,
  /\btu texto\b/i,
  /\byour text\b/i,
  /\bpróximamente\b/i,
  /\bcoming soon\b/i,
];

/** Every text of the copy and every paragraph of the Markdown content, with the language it must be in. */
export async function listTexts(
  root: string,
  copy: readonly CopyGroupTexts[],
): Promise<PlacedText[]> {
  const texts = copy.flatMap((group) => locales.flatMap((locale) => listGroupTexts(group, locale)));
  for await (const path of glob("content/**/*.md", { cwd: root })) {
    const language = path.split(/[/.\\]/).find(isLocale);
    if (language === undefined) continue;
    for (const { place, text } of listProse(await readFile(join(root, path), "utf8"))) {
      texts.push({ file: path.replaceAll("\\", "/"), place, language, text });
    }
  }
  return texts;
}

/** No text may be in the other language (D7). */
export function checkLanguages(texts: readonly PlacedText[]): Fault[] {
  return texts.flatMap(({ file, place, language, text }) => {
    const guessed = guessLanguage(text);
    if (guessed === undefined || guessed === language) return [];
    return [
      {
        file,
        problem: `${place} reads like "${guessed}": ${quote(text)}`,
        remedy: `Write it in "${language}".`,
      },
    ];
  });
}

/** No text may be a stand-in that somebody forgot. */
export function checkLeftovers(texts: readonly PlacedText[]): Fault[] {
  return texts.flatMap(({ file, place, text }) => {
    const found = leftovers.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    if (found === undefined) return [];
    return [{ file, problem: `${place} contains "${found}"`, remedy: "Write the finished text." }];
  });
}

function listGroupTexts({ group, texts }: CopyGroupTexts, locale: Locale): PlacedText[] {
  return [...(texts[locale] ?? [])].map(([key, text]) => {
    const language = findTextLanguage(locale, group, key);
    return { file: copyFile(locale, group), place: `"${key}"`, language, text };
  });
}

function quote(text: string): string {
  const start = text.trim().slice(0, 60);
  return `«${start.length < text.trim().length ? `${start}…` : start}»`;
}
