import type { Claim, ClaimReader, Said } from "../../query/claims/claim.ts";
import { readFigures } from "../../query/claims/read-figures.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { VisualLayout } from "../report-layout.ts";

/** What the claim of a visual comes to under the filters that are set. */
export type Judgement = {
  verdict: "true" | "false" | "tooFewRows";
  /** What stands in a place of a title; undefined where there is no such thing in these rows. */
  say: (place: string) => Said | undefined;
  lines: Readonly<Record<string, number>>;
};

/** Of what is drawn, and of all rows under the filters. */
type Results = { result: ViewResult; total: ViewResult };

/** With fewer rows a single one moves a share by more than three points. */
const fewestRows = 30;
/** In a bin that a claim names, where it moves it by more than ten. */
const fewestInBin = 10;

const endPlaces = new Set(["top", "topValue", "bottom", "bottomValue"]);

/** Judges a claim by what is drawn, at its coarsest level; all rows are never too few. */
export function judgeClaim(
  claim: Claim,
  layout: VisualLayout,
  results: Results,
  declared: ReportDefinition["measures"],
): Judgement {
  const main = findMain(layout);
  const figures = readVisual(layout, results, declared);
  const isTrue = claim.holds(figures);
  const isFew =
    !figures.isWhole && (figures.countRows() < fewestRows || figures.countFewest() < fewestInBin);
  const said = claim.say?.(figures) ?? {};
  const sayEnd = (place: string): Said | undefined => {
    if (!endPlaces.has(place)) return undefined;
    const bin = place.startsWith("top") ? figures.top() : figures.bottom();
    if (bin < 0 || figures.countRows(bin) < fewestInBin) return undefined;
    return place.endsWith("Value") ? figures.say(figures.at(bin), main) : { bin };
  };
  return {
    verdict: isFew ? "tooFewRows" : isTrue ? "true" : "false",
    say: (place) => said[place] ?? sayEnd(place),
    lines: Object.fromEntries(
      Object.entries(claim.lines ?? {}).map(([field, read]) => [field, read(figures)]),
    ),
  };
}

/** Reads the figures of a visual, of which a pivoted one repeats its rows for each measure. */
export function readVisual(
  layout: VisualLayout,
  { result, total }: Results,
  declared: ReportDefinition["measures"],
): ClaimReader {
  const { measures, pivot, highlight: marked = [] } = layout;
  const parts = pivot === undefined ? 1 : measures.length;
  return readFigures(result, declared, { main: findMain(layout), marked, parts, total });
}

function findMain({ measures, pivot }: VisualLayout): string {
  return pivot ?? measures[0]!;
}
