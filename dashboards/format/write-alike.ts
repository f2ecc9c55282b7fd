import { getNumberFormat } from "./intl-formats.ts";

/** From what the largest is that large, where the smallest has enough digits left. */
const steps = [
  { power: 1_000_000, from: 1_000_000, enough: 100_000 },
  { power: 1000, from: 10_000, enough: 1000 },
] as const;

export type AlikeScale = { power: number; decimals: number };

/** Chooses what the numbers of one drawing are all written in; null where they are written in full. */
export function chooseScale(values: Iterable<number>): AlikeScale | null {
  const sizes = Array.from(values, Math.abs).filter((size) => size > 0);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const step = steps.find(({ from, enough }) => most >= from && least >= enough);
  return step === undefined
    ? null
    : { ...step, decimals: least < step.power ? 2 : least < step.power * 100 ? 1 : 0 };
}

/** Writes a number in a scale, between the signs that `one` has around its digit: `12,3 mil €` by `1 mil €`. */
export function writeInScale(
  region: string,
  one: readonly Intl.NumberFormatPart[],
  { power, decimals }: AlikeScale,
  value: number,
): string {
  const figure = getNumberFormat(region, {
    useGrouping: "always",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(value) / power);
  const text = one.map((part) => (part.type === "integer" ? figure : part.value)).join("");
  return value < 0 ? `−${text}` : text;
}
