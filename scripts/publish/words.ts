import { english } from "./words/english.ts";
import { spanish, type Words } from "./words/spanish.ts";

/** Language of the owner's system (`LANG`). */
export const locale = new Intl.DateTimeFormat().resolvedOptions().locale.startsWith("es")
  ? "es"
  : "en";

export const words = { es: spanish, en: english }[locale];

export type StepName = keyof Words["steps"];
export type FaultName = keyof Words["faults"];
