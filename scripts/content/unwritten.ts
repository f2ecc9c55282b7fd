import { unwrittenMark } from "../../checks/copy/prose/check-unwritten.ts";
import type { Locale } from "../../contracts/locale.ts";

type Prompt = Record<Locale, string>;

/** Returns a prompt for the owner in both languages: `ask("Título", "Title").es` is `"✎ Título"`. */
export function ask(es: string, en: string): Prompt {
  return { es: `${unwrittenMark} ${es}`, en: `${unwrittenMark} ${en}` };
}
