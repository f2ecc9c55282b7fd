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

/** Returns the lever for a drawing, at the value to which a reader is moving it, else where it stands. */
export function writeHandle(
  lever: Lever | undefined,
  words: DefinitionCopy["recommendation"],
  format: Format,
  { moved, onMove }: { moved?: number | undefined; onMove?: (value: number) => void } = {},
): LeverHandle | undefined {
  if (lever === undefined || words === undefined) return undefined;
  const at = { ...lever.at, value: moved ?? lever.at.value };
  const { label } = words.lever;
  const text = writeLever({ ...lever, at }, words.lever, format);
  const results = lever.results.map(({ value, as: own }) => ({
    value,
    text: format.plain(own, value),
  }));
  const drawn = { range: lever, value: at.value, label, text };
  return { ...drawn, results, ...(onMove && { onMove }) };
}
