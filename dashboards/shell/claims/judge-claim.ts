import type { Claim, ClaimReader, Said } from "../../query/claims/claim.ts";
import { listViewColumns } from "../../query/claims/list-read-columns.ts";
import { readFigures } from "../../query/claims/read-figures.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { VisualLayout } from "../report-layout.ts";

/** The verdict on the claim of a visual under the current filters. */
export type Judgement = {
  verdict: "true" | "false" | "tooFewRows" | "conditionFiltered";
  /** The ratio of a claim that compares two numbers. */
  ratio: number | undefined;
  /** Returns the value of a placeholder of a title; undefined where there is none. */
  say: (place: string) => Said | undefined;
  lines: Readonly<Record<string, number>>;
};

/** The result of the visual, and that of all rows under the filters. */
type Results = { result: ViewResult; total: ViewResult };

/** Below this number, one row changes a share by more than three points. */
const fewestRows = 30;
/** Least rows of a bin that a claim names: below, one row changes a share by more than ten points. */
const fewestInBin = 10;

const times = { unit: "count", decimals: 1 } as const;

export type ClaimedDefinition = Pick<ReportDefinition, "measures" | "views">;

const endPlaces = new Set(["top", "topValue", "bottom", "bottomValue"]);

/** Judges a claim by the drawn figures at the coarsest level; unfiltered rows are never too few. */
export function judgeClaim(
  claim: Claim,
  layout: VisualLayout,
  results: Results,
  definition: ClaimedDefinition,
): Judgement {
  const main = findMain(layout);
  const figures = readVisual(layout, results, definition);
  const isTrue = claim.holds(figures);
  const ratio = claim.ratio?.(figures);
  const isFew =
    !figures.isWhole && (figures.countRows() < fewestRows || figures.countFewest() < fewestInBin);
  const said: Record<string, Said> = { ...claim.say?.(figures) };
  if (ratio !== undefined) said["times"] = figures.say(Math.max(ratio, 1 / ratio), times);
  const sayEnd = (place: string): Said | undefined => {
    if (!endPlaces.has(place)) return undefined;
    const bin = place.startsWith("top") ? figures.top() : figures.bottom();
    if (bin < 0 || figures.countRows(bin) < fewestInBin) return undefined;
    if (figures.isConditionFiltered()) return undefined;
    return place.endsWith("Value") ? figures.say(figures.at(bin), main) : { bin };
  };
  return {
    verdict: isFew ? "tooFewRows" : chooseVerdict(isTrue, figures),
    ratio,
    say: (place) => said[place] ?? sayEnd(place),
    lines: Object.fromEntries(
      Object.entries(claim.lines ?? {}).map(([field, read]) => [field, read(figures)]),
    ),
  };
}

/** A claim about a column has no meaning once another view filters by that column. */
function chooseVerdict(isTrue: boolean, figures: ClaimReader): Judgement["verdict"] {
  if (figures.isConditionFiltered()) return "conditionFiltered";
  return isTrue ? "true" : "false";
}

/** Returns the claim reader of a visual; a pivoted visual repeats its rows for each measure. */
export function readVisual(
  layout: VisualLayout,
  { result, total }: Results,
  { measures: declared, views }: ClaimedDefinition,
): ClaimReader {
  const { view, measures, pivot, highlight: marked = [] } = layout;
  const parts = pivot === undefined ? 1 : measures.length;
  const viewColumns = listViewColumns(views[view]);
  const main = findMain(layout);
  return readFigures(result, declared, { main, marked, parts, viewColumns, total });
}

function findMain({ measures, pivot }: VisualLayout): string {
  return pivot ?? measures[0]!;
}
