import { systemLanguage } from "../command/system-language.ts";
import { english } from "./words/english.ts";
import { spanish, type Words } from "./words/spanish.ts";

export const words = { es: spanish, en: english }[systemLanguage];

export type StepName = keyof Words["steps"];
export type FaultName = keyof Words["faults"];
