import type { Locale } from "../../../contracts/locale.ts";
import en from "#folder/content/presentation/en.json" with { type: "json" };
import es from "#folder/content/presentation/es.json" with { type: "json" };

export const presentationCopy: Readonly<Record<Locale, typeof es>> = { es, en };
