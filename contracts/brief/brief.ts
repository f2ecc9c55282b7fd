/** The questions of the guide, in their order, with their answers. */
export const guideQuestions = {
  situation: ["mismatch", "none", "unread", "learn"],
  data: ["several", "database", "sheets", "unknown"],
  deadline: ["week", "month", "quarter", "unhurried"],
  keeper: ["me", "nobody", "unknown", "team"],
} as const;

export type GuideQuestion = keyof typeof guideQuestions;

export const guideNames = Object.keys(guideQuestions) as GuideQuestion[];

const choices = {
  ...guideQuestions,
  size: ["micro", "small", "medium", "large"],
  budget: ["hours", "block", "project", "unknown"],
} as const;

/** The questions of an enquiry's optional second part that have a list of answers. */
export const briefChoices: Record<keyof typeof choices, readonly string[]> = choices;

export type BriefChoice = keyof typeof choices;

export type BriefField = "decision" | BriefChoice;

export const briefFields = ["decision", ...Object.keys(choices)] as BriefField[];

/** In characters. */
export const longestDecision = 300;

/** The answers of an enquiry's optional second part; null where the visitor left it out. */
export type Brief = Record<BriefField, string | null>;

/** Reads an optional second part: unknown answers are left out, and the decision becomes one line of limited length. */
export function readBrief(read: (field: BriefField) => unknown): Brief {
  const entries = briefFields.map((field) => {
    const value = read(field);
    return [field, typeof value === "string" ? readAnswer(field, value) : null];
  });
  return Object.fromEntries(entries) as Brief;
}

/** Returns the answered fields alone, e.g. for the fields of a call. */
export function listAnswers(
  read: (field: BriefField) => string | null | undefined,
): Partial<Record<BriefField, string>> {
  return Object.fromEntries(
    briefFields.flatMap((field) => {
      const answer = read(field);
      return answer ? [[field, answer]] : [];
    }),
  );
}

/** Returns the guide's answers that an address carries; unknown ones are left out. */
export function readGuideAnswers(
  read: (question: GuideQuestion) => string | undefined | null,
): Partial<Record<GuideQuestion, string>> {
  return Object.fromEntries(
    guideNames.flatMap((question) => {
      const answer = read(question);
      return (guideQuestions[question] as readonly unknown[]).includes(answer)
        ? [[question, answer]]
        : [];
    }),
  );
}

function readAnswer(field: BriefField, value: string): string | null {
  if (field !== "decision") return briefChoices[field].includes(value) ? value : null;
  const line = value.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return line.trim().slice(0, longestDecision).toWellFormed() || null;
}
