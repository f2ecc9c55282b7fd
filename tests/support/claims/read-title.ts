import { numberSigns, type Locale } from "../../../contracts/locale.ts";

/** The texts in the places of a title that was written from a template; null where it was not. */
export function readTitle(template: string, title: string): Record<string, string> | null {
  const names = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
  const pattern = template
    .split(/\{\{\w+\}\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join("(.+?)");
  const found = new RegExp(`^${pattern}$`).exec(title);
  return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1]!]));
}

/** A number as it is written in a language, and half of what its last digit is worth. */
export function readNumber(text: string, locale: Locale): { value: number; slack: number } {
  const { group, point } = numberSigns[locale];
  const digits = text
    .replace("−", "-")
    .replaceAll(group, "")
    .replace(point, ".")
    .replaceAll(/[^\d.-]/g, "");
  const decimals = digits.split(".")[1]?.length ?? 0;
  return { value: Number(digits), slack: 0.5001 * 10 ** -decimals };
}
