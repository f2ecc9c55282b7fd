import contactEn from "#folder/content/copy/en/contact.json" with { type: "json" };
import guideEn from "#folder/content/copy/en/guide.json" with { type: "json" };
import contactEs from "#folder/content/copy/es/contact.json" with { type: "json" };
import guideEs from "#folder/content/copy/es/guide.json" with { type: "json" };
import { guideNames, type GuideQuestion } from "../../../contracts/brief/brief.ts";
import type { PackageName } from "../../../contracts/booking.ts";
import type { Locale } from "../../../contracts/locale.ts";

/** The guide's answers that a booking's address carries, and the size that they lead to. */
export type Guided = Partial<Record<GuideQuestion, string>> & { sessions?: PackageName };

type Question = { label: string; options: Record<string, string> };

const questions: Record<Locale, Record<GuideQuestion, Question>> = {
  es: { ...guideEs.questions, data: contactEs.brief.data, deadline: contactEs.brief.deadline },
  en: { ...guideEn.questions, data: contactEn.brief.data, deadline: contactEn.brief.deadline },
};

/** Returns the answers in words, one question a line: the first draft of what the visitor says about their case. */
export function describeAnswers(guided: Guided, locale: Locale): string {
  return guideNames
    .flatMap((question) => {
      const { label, options } = questions[locale][question];
      const answer = options[guided[question] ?? ""];
      return answer === undefined ? [] : [`${label} ${answer}`];
    })
    .join("\n");
}
