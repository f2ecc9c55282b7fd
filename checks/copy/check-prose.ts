import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLocale, locales, type Locale } from "../../contracts/locale.ts";
import { findTextLanguage } from "../../generator/pages/copy-language.ts";
import type { Fault } from "../../generator/fault.ts";
import { guessLanguage } from "./guess-language.ts";
import { listProse } from "./list-prose.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

export type LocatedText = { file: string; location: string; language: Locale; text: string };

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

export async function listTexts(
  root: string,
  copy: readonly CopyGroupTexts[],
): Promise<LocatedText[]> {
  const texts = copy.flatMap((group) => locales.flatMap((locale) => listGroupTexts(group, locale)));
  for await (const path of glob("content/**/*.md", { cwd: root })) {
    const language = path.split(/[/.\\]/).find(isLocale);
    if (language === undefined) continue;
    for (const { location, text } of listProse(await readFile(join(root, path), "utf8"))) {
      texts.push({ file: path.replaceAll("\\", "/"), location, language, text });
    }
  }
  return texts;
}

export function checkLanguages(texts: readonly LocatedText[]): Fault[] {
  return texts.flatMap(({ file, location, language, text }) => {
    const guessed = guessLanguage(text);
    if (guessed === undefined || guessed === language) return [];
    return [
      {
        file,
        problem: `${location} reads like "${guessed}": ${quote(text)}`,
        remedy: `Write it in "${language}".`,
      },
    ];
  });
}

export function checkLeftovers(texts: readonly LocatedText[]): Fault[] {
  return texts.flatMap(({ file, location, text }) => {
    const found = leftovers.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    if (found === undefined) return [];
    return [
      { file, problem: `${location} contains "${found}"`, remedy: "Write the finished text." },
    ];
  });
}

function listGroupTexts({ group, texts }: CopyGroupTexts, locale: Locale): LocatedText[] {
  return [...(texts[locale] ?? [])].map(([key, text]) => {
    const language = findTextLanguage(locale, group, key);
    return { file: copyFilePath(locale, group), location: `"${key}"`, language, text };
  });
}

function quote(text: string): string {
  const start = text.trim().slice(0, 60);
  return `«${start.length < text.trim().length ? `${start}…` : start}»`;
}
