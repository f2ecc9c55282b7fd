import { unwrittenMark } from "../../checks/copy/check-unwritten.ts";
import type { Locale } from "../../contracts/locale.ts";

type Prompt = Record<Locale, string>;

/** What the owner is to write, in both languages, e.g. `ask("Título", "Title").es` gives `"✎ Título"`. */
export function ask(es: string, en: string): Prompt {
  return { es: `${unwrittenMark} ${es}`, en: `${unwrittenMark} ${en}` };
}
