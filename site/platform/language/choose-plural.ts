import { fillText } from "../../../contracts/fill-text.ts";

type PluralForms<Key extends string> = Record<`${Key}_one` | `${Key}_other`, string>;

/** Picks a text by i18next's `_one`/`_other` keys and fills in `{{count}}`; in both languages only 1 is singular. */
export function choosePlural<Key extends string>(
  forms: PluralForms<Key>,
  key: Key,
  count: number,
): string {
  return fillText(forms[`${key}_${count === 1 ? "one" : "other"}`], { count });
}
