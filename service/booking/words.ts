import en from "../../content/copy/en/bookingPage.json" with { type: "json" };
import es from "../../content/copy/es/bookingPage.json" with { type: "json" };
import type { Locale } from "../../contracts/locale.ts";

export type Words = typeof es;

/** What a visitor reads while booking and in the mails about it. */
export const words: Record<Locale, Words> = { es, en };

/** Puts values into the `{{name}}` places of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Chooses the form of a text for a count, e.g. `remaining_one` or `remaining_other`; both languages have these two. */
export function choose(forms: { one: string; other: string }, count: number): string {
  return count === 1 ? forms.one : forms.other;
}
