import contactEn from "../../../content/copy/en/contact.json" with { type: "json" };
import rejectedEn from "../../../content/copy/en/rejectedForm.json" with { type: "json" };
import contactEs from "../../../content/copy/es/contact.json" with { type: "json" };
import rejectedEs from "../../../content/copy/es/rejectedForm.json" with { type: "json" };
import type { Locale } from "../../../contracts/locale.ts";

export type FormCopy = { contact: typeof contactEs; rejected: typeof rejectedEs };

export const formCopy: Record<Locale, FormCopy> = {
  es: { contact: contactEs, rejected: rejectedEs },
  en: { contact: contactEn, rejected: rejectedEn },
};
