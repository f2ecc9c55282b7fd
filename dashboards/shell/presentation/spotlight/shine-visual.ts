import { fillText } from "../../../../contracts/fill-text.ts";
import type { ReportResult } from "../../../query/report-model.ts";
import type { ViewResult } from "../../../query/view-result.ts";
import type { VisualProps } from "../../../render/visual-props.ts";
import type { VisualLayout } from "../../report-layout.ts";
import { pivotMeasures } from "../../visuals/pivot-measures.ts";
import { nameSpotlight } from "../list-dimensions.ts";
import type { Offer } from "../offer.ts";
import { presentationCopy } from "../presentation-copy.ts";
import type { Worded } from "../../store/described-result.ts";
import type { Spotlight } from "../../../query/state/present-visual.ts";
import { compareWithPart, writePart } from "./compare-with-part.ts";
import { isAdditive } from "../../../query/measures/is-additive.ts";
import type { ReadPart } from "./read-part.ts";

export type Shone = {
  offer: Offer;
  spotlight: Spotlight;
  readPart: ReadPart;
  /** Reads the results of all filtered rows. */
  read: ReportResult["read"];
};

/** Adds the part to the figures of a visual or of a card, which has no layout. */
export function shineOnVisual(
  shone: Shone,
  worded: Worded,
  visual: VisualProps,
  layout?: VisualLayout,
): VisualProps {
  const { read, readPart } = shone;
  const view = layout?.view ?? "total";
  const own = read(view);
  const part: ViewResult = { ...own, values: readPart(view, own) };
  const isPivoted = layout?.pivot !== undefined;
  const { values } = isPivoted
    ? pivotMeasures(
        part,
        layout.measures.map((id) => ({ id })),
      )
    : part;
  const result = { ...visual.result, totals: values };
  const described = describePart(shone, worded, visual, layout !== undefined);
  return { ...described, result, highlight: findWhole(result, visual.measures[0]!.id) };
}

/** Returns the bins that are wholly in the part, where all others have no share of it. */
function findWhole(
  { shown, hasRows, values, totals }: ViewResult,
  measure: string,
): readonly number[] | undefined {
  const [whole, part] = [values(measure), totals(measure)];
  const drawn = shown.filter(hasRows);
  const within = drawn.filter((bin) => whole[bin] !== 0 && whole[bin] === part[bin]);
  const filled = drawn.filter((bin) => Math.abs(part[bin]!) > 0);
  const isApart = within.length === filled.length && within.length < drawn.length;
  return isApart && within.length > 0 ? within : undefined;
}

/** Names the part in tooltips, tables and files, and below the title; it replaces the title's highlight. */
export function describePart(
  { offer, spotlight, readPart, read }: Shone,
  worded: Worded,
  visual: VisualProps,
  isDescribed: boolean,
): VisualProps {
  const { measures } = offer.module.definition;
  const name = nameSpotlight(offer, worded, spotlight);
  const comparison = compareWithPart(worded.format, {
    name,
    isAdditive: (measure) => isAdditive(measures[measure]!.value),
  });
  if (!isDescribed) return { ...visual, comparison };
  const measure = visual.measures[0]!;
  const { kind } = measures[measure.id]!.value;
  const total = read("total");
  const sentence =
    kind === "share" || kind === "change"
      ? fillText(presentationCopy[worded.format.language].spotlightOn, { name })
      : writePart(worded.format, measure, {
          name,
          value: readPart("total", total)(measure.id)[0]!,
          whole: total.values(measure.id)[0]!,
        });
  const description = [visual.description, sentence].filter(Boolean).join(". ");
  return { ...visual, comparison, description, highlight: undefined };
}
