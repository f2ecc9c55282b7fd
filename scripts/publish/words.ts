import { choosePlural } from "../../site/platform/language/choose-plural.ts";
import { systemLanguage } from "../command/system-language.ts";
import { english } from "./words/english.ts";
import { spanish, type Words } from "./words/spanish.ts";

export const words = { es: spanish, en: english }[systemLanguage];

/** Words a number of things, e.g. `1 page`. */
export const countWords = (key: "pages" | "reports" | "faults" | "claims", count: number) =>
  choosePlural(words, key, count);

export type StepName = keyof Words["steps"];
export type FaultName = keyof Words["faults"];
