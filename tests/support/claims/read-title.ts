import { numberSigns, type Locale } from "../../../contracts/locale.ts";

/** Returns the placeholders' values in a title made from a template; null if it does not match. */
export function readTitle(template: string, title: string): Record<string, string> | null {
  const names = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
  const pattern = template
    .split(/\{\{\w+\}\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join("(.+?)");
  const found = new RegExp(`^${pattern}$`).exec(title);
  return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1]!]));
}

/** Parses a number written in a language; `slack` is half the value of its last digit. */
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
