import { fillText } from "../../../contracts/fill-text.ts";
import { lowerFirst } from "../../format/lower-first.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { nameCompared } from "../periods/name-compared.ts";
import { nameAxes, writeMeasureName } from "../visuals/name-axes.ts";
import { nameSpotlight } from "./list-dimensions.ts";
import { findDivider } from "./multiples/count-panels.ts";
import type { Offer } from "./offer.ts";
import { presentationCopy } from "./presentation-copy.ts";
import type { Worded } from "../store/described-result.ts";
import { readVisual } from "../../query/state/present-visual.ts";

/** Describes how a state presents its page: the spotlight, and each visual that differs from the initial state. */
export function describePresentation(
  offer: Offer,
  worded: Worded,
  state: ReportState,
): readonly string[] {
  const { copy, format } = worded;
  const words = presentationCopy[format.language];
  const spotlight = offer.readSpotlight(state);
  const visuals = offer.module.layout.pages.find(({ id }) => id === state.page)?.visuals ?? [];
  const described = visuals.flatMap((layout) => {
    const { measure, isTable } = readVisual(state, layout.id);
    const divider = findDivider(offer, state, layout);
    const isOther = measure !== layout.measures[0] && offer.listMeasures(layout).includes(measure);
    const parts = [
      ...(isOther
        ? [writeMeasureName(copy, measure, nameCompared({ outline: offer.outline, copy }, state))]
        : []),
      ...(divider === undefined ? [] : [fillText(words.multiplesNow, nameView(divider.view))]),
      ...(isTable ? [words.table] : []),
    ].map(lowerFirst);
    const title = copy.report.visuals[layout.id]?.neutral[0] ?? layout.id;
    return parts.length === 0 ? [] : [`${title}: ${parts.join(", ")}`];
  });
  const lit =
    spotlight && fillText(words.spotlightOn, { name: nameSpotlight(offer, worded, spotlight) });
  return lit === null ? described : [lit, ...described];

  function nameView(view: string): { name: string } {
    return { name: lowerFirst(nameAxes({ module: offer.module, copy }, view)[0]!.name) };
  }
}
