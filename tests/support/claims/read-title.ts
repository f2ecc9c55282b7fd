import { numberSigns, type Locale } from "../../../contracts/locale.ts";

type Template = { names: string[]; pattern: RegExp };
const templates = new Map<string, Template>();

/** Returns the placeholders' values in a title made from a template; null if it does not match. */
export function readTitle(template: string, title: string): Record<string, string> | null {
  const { names, pattern } = readTemplate(template);
  const found = pattern.exec(title);
  return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1]!]));
}

/** Cached: the same templates are read in every state. */
function readTemplate(template: string): Template {
  const known = templates.get(template);
  if (known !== undefined) return known;
  const names = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
  const pattern = template
    .split(/\{\{\w+\}\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join("(.+?)");
  const made = { names, pattern: new RegExp(`^${pattern}$`) };
  templates.set(template, made);
  return made;
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
