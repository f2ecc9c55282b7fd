import { loadKinds } from "../../kinds/registry.ts";
import type { ReportAlternatives } from "../../query/claims/claim.ts";
import type { ReportOutline } from "../../query/report-outline.ts";
import type { Offer } from "./offer.ts";
import { loadReportCode } from "../report-code.ts";
import type { ReportModule } from "../report-layout.ts";
import type { ReportRows } from "../store/make-rows.ts";
import type { OpenFeature } from "../store/show-state.ts";
import { describePresentation } from "./describe-presentation.ts";
import { findDividers, listDimensions, type Dimension } from "./list-dimensions.ts";
import { openCounter } from "../../query/open-counter.ts";
import { makeChoices } from "./presentation-choices.tsx";
import type { Presentation } from "./presentation.ts";
import { presentationCopy } from "./presentation-copy.ts";
import { makePresent } from "./present-state.ts";
import { readSpotlight, shineOn } from "../../query/state/present-visual.ts";
import { makeSpotlightBar } from "./spotlight/spotlight-bar.tsx";

/** With more rows, a part takes longer to count than a reaction to input may. */
const mostRows = 400_000;
const divided = new Set(["bars", "columns", "histogram", "line", "dots"]);

/** Loads personal views; where the claims of the report are not available, no measure can be switched. */
export const openFeature: OpenFeature<Presentation> = async (
  module,
  { outline, loadRows },
  claimsScript,
) => {
  const [rows, { alternatives }] = await Promise.all([
    loadRows(),
    loadReportCode<"alternatives">(claimsScript!, module.definition.slug).catch(() => ({
      alternatives: {},
    })),
    loadKinds(["multiples"]),
  ]);
  return openPresentation({ module, outline, rows, alternatives });
};

export function openPresentation(opened: {
  module: ReportModule;
  outline: ReportOutline;
  rows: Pick<ReportRows, "table" | "model">;
  alternatives: ReportAlternatives;
}): Presentation {
  const offer = listOffer(opened);
  return {
    show: makePresent(offer, makeSpotlightBar(offer)),
    Choices: makeChoices(offer),
    shine: (state) => {
      const [first] = offer.dimensions;
      if (first === undefined) return state;
      // A scenario has no spotlight.
      const actual = { ...state, scenario: undefined, why: undefined };
      const isOn = offer.readSpotlight(state) !== null;
      return shineOn(actual, isOn ? null : { view: first.view, bin: 0 });
    },
    describe: (worded, state) => describePresentation(offer, worded, state),
    words: (language) => presentationCopy[language],
  };
}

function listOffer({
  module,
  outline,
  rows,
  alternatives,
}: Parameters<typeof openPresentation>[0]): Offer {
  const { definition } = module;
  const count = openCounter(definition, rows);
  const dimensions = rows.table.rowCount > mostRows ? [] : listDimensions(module, outline);
  const dividers = new Map<string, readonly Dimension[]>();
  return {
    module,
    outline,
    count,
    dimensions,
    listMeasures: ({ id, measures }) => [measures[0]!, ...(alternatives[id] ?? [])],
    *findDividers(layout) {
      if (layout.pivot !== undefined || !divided.has(layout.spec.kind)) return [];
      const known =
        dividers.get(layout.view) ??
        (yield* findDividers(dimensions, { definition, outline, count }, layout));
      dividers.set(layout.view, known);
      return known;
    },
    readSpotlight: (state) => {
      const spotlight = state.scenario === undefined ? readSpotlight(state) : null;
      const axis = dimensions.find(({ view }) => view === spotlight?.view)?.axis;
      return axis !== undefined && spotlight!.bin < axis.size ? spotlight : null;
    },
  };
}
