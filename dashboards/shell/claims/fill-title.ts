import { fillText } from "../../../contracts/fill-text.ts";
import { nameBin } from "../../kinds/order-bins.ts";
import type { Chart } from "../../kinds/chart.ts";
import type { Judgement } from "./judge-claim.ts";

export type FilledTitle = { title: string; bins: readonly number[] };

/** Fills the places of a title, and lists the bins that it names; undefined where these rows have nothing for one of them. */
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
    } else {
      if (!Number.isFinite(said.value)) return undefined;
      values[place] = chart.format.plain(said.as, said.value);
    }
  }
  return { title: fillText(text, values), bins };
}
