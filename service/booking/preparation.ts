import type { Locale } from "../../contracts/locale.ts";
import { words } from "./words.ts";

/** How to prepare a session, step by step (§2). */
export function listPreparation(locale: Locale): string[] {
  const { prepare } = words[locale].appointment;
  return [prepare.sentence, prepare.file, prepare.hide];
}
