import { createContext, use } from "react";
import en from "../words/en.json";
import es from "../words/es.json";
import fieldsInSpanish from "../words/fields.es.json";
import problemsInSpanish from "../words/problems.es.json";

export type Language = "es" | "en";
export type Word = keyof typeof es;

const words: Record<Language, Record<Word, string>> = { es, en };

export const LanguageContext = createContext<Language>("es");

export type Say = (word: Word, values?: Record<string, string | number>) => string;

function sayIn(language: Language): Say {
  return (word, values = {}) =>
    words[language][word].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? ""),
    );
}

export function useWords() {
  const language = use(LanguageContext);
  return {
    language,
    say: sayIn(language),
    /** A field by its name in the files: in Spanish by the list, in English as it is called there. */
    nameField: (name: string): string => {
      const known = (fieldsInSpanish as Record<string, string>)[name];
      if (language === "es" && known !== undefined) return known;
      if (/^\d+$/.test(name)) return String(Number(name) + 1);
      const spaced = name.replaceAll(/(?<=[a-z])(?=[A-Z])|_|-/g, " ").toLowerCase();
      return spaced.charAt(0).toUpperCase() + spaced.slice(1);
    },
    /** What the check says, in the words of whoever reads it. */
    explain: (problem: string): string => (language === "es" ? translateProblem(problem) : problem),
  };
}

function translateProblem(problem: string): string {
  for (const [pattern = "", text = ""] of problemsInSpanish) {
    const found = new RegExp(pattern, "is").exec(problem);
    if (found) return text.replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? "");
  }
  return problem;
}
