import en from "../../content/copy/en/bookingPage.json" with { type: "json" };
import es from "../../content/copy/es/bookingPage.json" with { type: "json" };
import type { Locale } from "../../contracts/locale.ts";

export type Words = typeof es;

/** What a visitor reads while booking and in the mails about it. */
export const words: Record<Locale, Words> = { es, en };

export { fill } from "../fill-text.ts";

/** Chooses the form of a text for a count, e.g. `remaining_one` or `remaining_other`; both languages have these two. */
export function choose(forms: { one: string; other: string }, count: number): string {
  return count === 1 ? forms.one : forms.other;
}
