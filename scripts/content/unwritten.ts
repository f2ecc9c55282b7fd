import type { Locale } from "../../contracts/locale.ts";

/** Stands before what a new text is to say: `npm run doctor` lists each until it is written. */
export const unwrittenMark = "✎";

type Prompt = Record<Locale, string>;

/** What the owner is to write, in both languages, e.g. `ask("Título", "Title").es` gives `"✎ Título"`. */
export function ask(es: string, en: string): Prompt {
  return { es: `${unwrittenMark} ${es}`, en: `${unwrittenMark} ${en}` };
}
