import { locales, type Locale } from "../../../contracts/locale.ts";

// Frequent words that exist in one of the languages only.
const frequentWords: Record<Locale, ReadonlySet<string>> = {
  es: listWords(
    "el la los las un una unos unas de del al y o en con por para que qué se su sus lo le les es son está están " +
      "como más pero sin sobre entre cuando donde dónde cada tu tus mi mis muy ya hay este esta estos estas ese esa eso " +
      "también hasta desde porque cómo cuánto cuál quién ni si sí nada todo toda todos todas otro otra mismo misma solo",
  ),
  en: listWords(
    "the an of and or in with by for that which is are was were be been as more but without about between when where " +
      "each your my very there this these those also until from because how much what who not if nothing all other same " +
      "only to it its at on you they them their we our has have can will would than then into out up",
  ),
};
const fewestWords = 6;

/** The language of a text by its most frequent words; undefined where the text is too short or gives no sign. */
export function guessLanguage(text: string): Locale | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  const count = (locale: Locale) => words.filter((word) => frequentWords[locale].has(word)).length;
  const [first, second] = locales
    .map((locale) => ({ locale, found: count(locale) }))
    .toSorted((a, b) => b.found - a.found);
  return first?.found === second?.found ? undefined : first?.locale;
}

function listWords(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
