import contactEn from "#folder/content/copy/en/contact.json" with { type: "json" };
import guideEn from "#folder/content/copy/en/guide.json" with { type: "json" };
import rejectedEn from "#folder/content/copy/en/rejectedForm.json" with { type: "json" };
import contactEs from "#folder/content/copy/es/contact.json" with { type: "json" };
import guideEs from "#folder/content/copy/es/guide.json" with { type: "json" };
import rejectedEs from "#folder/content/copy/es/rejectedForm.json" with { type: "json" };
import type { Locale } from "../../../contracts/locale.ts";

export type FormCopy = {
  contact: typeof contactEs;
  rejected: typeof rejectedEs;
  guide: typeof guideEs;
};

export const formCopy: Record<Locale, FormCopy> = {
  es: { contact: contactEs, rejected: rejectedEs, guide: guideEs },
  en: { contact: contactEn, rejected: rejectedEn, guide: guideEn },
};
