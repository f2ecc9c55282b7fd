import { getNumberFormat } from "./intl-formats.ts";

/** A notation applies where the largest number is at least `from` and the smallest keeps enough digits. */
const steps = [
  { power: 1_000_000, from: 1_000_000, enough: 100_000 },
  { power: 1000, from: 10_000, enough: 1000 },
] as const;

export type AlikeScale = { power: number; decimals: number };

/** Chooses the common notation of the numbers of one drawing; null where they are written in full. */
export function chooseScale(values: Iterable<number>): AlikeScale | null {
  const sizes = Array.from(values, Math.abs).filter((size) => size > 0);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const step = steps.find(({ from, enough }) => most >= from && least >= enough);
  return step === undefined
    ? null
    : { ...step, decimals: least < step.power ? 2 : least < step.power * 100 ? 1 : 0 };
}

/** Writes a number in a notation, with the signs and unit around the digit of `one`: `12,3 mil €` from `1 mil €`. */
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
