import type { Locale } from "../../../contracts/locale.ts";
import { deskWordsEn } from "./desk-words-en.ts";
import { deskWordsEs, type DeskWords } from "./desk-words-es.ts";

/** Words of the desk, for the owner alone. */
export const deskWords: Record<Locale, DeskWords> = { es: deskWordsEs, en: deskWordsEn };
