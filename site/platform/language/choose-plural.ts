import type { Locale } from "../../../contracts/locale.ts";
import { fillText } from "../../../contracts/fill-text.ts";

type PluralForms<Key extends string> = Record<`${Key}_one` | `${Key}_other`, string>;

/** Picks a text by i18next's `_one`/`_other` keys and fills in `{{count}}`. */
export function choosePlural<Key extends string>(
  forms: PluralForms<Key>,
  key: Key,
  count: number,
  locale: Locale,
): string {
  const category = new Intl.PluralRules(locale).select(count) === "one" ? "one" : "other";
  return fillText(forms[`${key}_${category}`], { count });
}
