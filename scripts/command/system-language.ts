import type { Locale } from "../../contracts/locale.ts";

const { locale } = new Intl.DateTimeFormat().resolvedOptions();

/** Language of the owner's system (`LANG`), in which the commands for the folder speak. */
export const systemLanguage: Locale = locale.startsWith("es") ? "es" : "en";
