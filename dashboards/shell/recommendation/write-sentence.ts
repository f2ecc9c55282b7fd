import { fillText } from "../../../contracts/fill-text.ts";
import type { Formatters } from "../../format/formatters.ts";
import type { LeverHandle } from "../../kinds/chart.ts";
import type { Lever, Recommendation } from "../../query/claims/recommendation.ts";
import type { DefinitionCopy } from "../host/report-copy.ts";

type Format = Pick<Formatters, "plain">;

/** Fills a sentence of a recommendation; undefined where it is not true of the rows. */
export function writeSentence(
  text: string,
  numbers: Recommendation["finding"],
  { plain }: Format,
  lever = "",
): string | undefined {
  if (numbers === undefined) return undefined;
  const places = Object.entries(numbers).map(([place, { value, as }]) => [place, plain(as, value)]);
  return fillText(text, { lever, ...(Object.fromEntries(places) as Record<string, string>) });
}

/** Writes the value of a lever: in words where the copy has them, else as a number with its unit. */
export function writeLever(
  { min, step, at: { value, as } }: Lever,
  { values }: NonNullable<DefinitionCopy["recommendation"]>["lever"],
  { plain }: Format,
): string {
  return values?.[(value - min) / step] ?? plain(as, value);
}

/** Returns where the lever stands, for a drawing. */
export function writeHandle(
  lever: Lever | undefined,
  words: DefinitionCopy["recommendation"],
  format: Format,
): LeverHandle | undefined {
  return lever && words && { value: lever.at.value, text: writeLever(lever, words.lever, format) };
}
