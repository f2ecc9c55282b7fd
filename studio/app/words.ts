import { createContext, use } from "react";
import en from "../words/en.json";
import es from "../words/es.json";
import fieldsInSpanish from "../words/fields.es.json";
import { describePlace } from "../../generator/faults/describe-faults.ts";
import type { Fault } from "../../generator/faults/fault.ts";
import { wordFault } from "../model/word-fault.ts";

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

export type Words = ReturnType<typeof useWords>;

/** Returns the functions that word the studio in the chosen language. */
export function useWords() {
  const language = use(LanguageContext);
  /** Names a field of the files: in Spanish by the list, in English by its key. */
  const nameField = (name: string): string => {
    const known = (fieldsInSpanish as Record<string, string>)[name];
    if (language === "es" && known !== undefined) return known;
    if (/^\d+$/.test(name)) return String(Number(name) + 1);
    const spaced = name.replaceAll(/(?<=[a-z])(?=[A-Z])|_|-/g, " ").toLowerCase();
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
  };
  /** Describes a fault: its file, line and field, problem and remedy. */
  const word = (fault: Fault) => {
    const { problem, remedy, namesField } = wordFault(fault, language);
    const field = namesField ? "" : fault.field?.split(".").map(nameField).join(" › ");
    const place = [describePlace(fault), field].filter(Boolean).join(": ");
    return { place, problem, remedy };
  };
  /** Describes a fault at its field: problem and remedy. */
  const explain = (fault: Fault): string => {
    const { problem, remedy } = word(fault);
    return `${problem}. ${remedy}`.trimEnd();
  };
  return {
    language,
    say: sayIn(language),
    nameField,
    word,
    explain,
    /** Describes a fault away from its field. */
    locate: (fault: Fault) => [word(fault).place, explain(fault)].filter(Boolean).join(": "),
  };
}
