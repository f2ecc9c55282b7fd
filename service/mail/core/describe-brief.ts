import { briefFields, listAnswers, type Brief } from "../../../contracts/brief/brief.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { Prices } from "../../../contracts/price.ts";
import { fillPrice } from "../../../contracts/text/fill-price.ts";
import { formCopy } from "./form-copy.ts";

/** Returns the answered questions of an optional second part, with their answers in a language. */
export function describeBrief(
  brief: Partial<Brief>,
  locale: Locale,
  prices: Prices,
): [question: string, answer: string][] {
  const { contact, guide } = formCopy[locale];
  const { decision, ...choices } = { ...contact.brief, ...guide.questions };
  const answers = listAnswers((field) => brief[field]);
  return briefFields.flatMap((field): [string, string][] => {
    const answer = answers[field];
    if (answer === undefined) return [];
    return field === "decision"
      ? [[decision, answer]]
      : [describeChoice(choices[field], answer, locale, prices)];
  });
}

type Choice = { label: string; options: Record<string, string> };

function describeChoice(
  { label, options }: Choice,
  answer: string,
  locale: Locale,
  prices: Prices,
) {
  const text = fillPrice(locale, options[answer] ?? answer, prices);
  return [label, text] satisfies [string, string];
}
