import { fillText } from "../../../contracts/fill-text.ts";
import { nameBin } from "../../kinds/bins/order-bins.ts";
import type { Chart } from "../../kinds/chart.ts";
import type { Said } from "../../query/claims/claim.ts";
import type { Judgement } from "./judge-claim.ts";

export type FilledTitle = { title: string; bins: readonly number[] };

/** True of a share that is written as 0 or 100 %: such a sentence would mean nothing. */
function isTrivial({ value, as }: Extract<Said, { value: number }>): boolean {
  if (as.unit !== "percent") return false;
  const step = 10 ** (as.decimals + 2);
  const written = Math.round(Math.abs(value) * step) / step;
  return written === 0 || written === 1;
}

function writeCount({ format }: Pick<Chart, "format">, count: number): string | undefined {
  if (!(count >= 2)) return undefined;
  return format.copy.numbers[count - 2] ?? format.count(count);
}

/** Fills the placeholders of a title, and lists the bins that it names; undefined where a placeholder has no value. */
export function fillTitle(
  text: string | undefined,
  say: Judgement["say"],
  chart: Pick<Chart, "result" | "axes" | "format">,
): FilledTitle | undefined {
  if (text === undefined) return undefined;
  const values: Record<string, string> = {};
  const bins: number[] = [];
  for (const [, place = ""] of text.matchAll(/\{\{(\w+)\}\}/g)) {
    const said = say(place);
    if (said === undefined) return undefined;
    if ("bin" in said) {
      if (said.bin < 0) return undefined;
      bins.push(said.bin);
      values[place] = nameBin(chart, said.bin);
    } else if ("count" in said) {
      const word = writeCount(chart, said.count);
      if (word === undefined) return undefined;
      values[place] = text.startsWith("{{" + place) ? word[0]!.toUpperCase() + word.slice(1) : word;
    } else {
      if (!Number.isFinite(said.value) || isTrivial(said)) return undefined;
      values[place] = chart.format.plain(said.as, said.value);
    }
  }
  return { title: fillText(text, values), bins };
}
