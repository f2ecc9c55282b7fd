import type { ReportDefinition } from "../../query/report-definition.ts";
import type { ReportOutline } from "../../query/report-outline.ts";
import type { Axis } from "../../query/table/axis.ts";
import type { ReportModule, VisualLayout } from "../report-layout.ts";
import { nameAlone } from "../../format/name-alone.ts";
import { nameAxes } from "../visuals/name-axes.ts";
import type { Counter } from "../../query/open-counter.ts";
import type { Worded } from "../store/described-result.ts";
import type { Spotlight } from "../../query/state/present-visual.ts";

export type Dimension = { view: string; axis: Axis };

const mostNames = 80;
const mostRanges = 12;
/** Recurring periods: every year has the same months, so a view by month may be divided by year. */
const rounds = new Set(["monthOfYear", "weekday"]);

/**
 * Lists the views by which a report can be divided, each binning once: names, and few ranges or periods; those of the
 * slicers first.
 */
export function listDimensions(
  { definition: { views }, layout }: Pick<ReportModule, "definition" | "layout">,
  outline: ReportOutline,
): Dimension[] {
  const known = new Set<string>();
  const names = new Set([...layout.slicers.map(({ view }) => view), ...Object.keys(views)]);
  return [...names].flatMap((view) => {
    const { shape, isFilterable } = views[view]!;
    const axis = outline.shape.views[view]?.[0]?.axes[0];
    if (!isFilterable || shape.kind !== "bins" || axis === undefined) return [];
    const key = JSON.stringify(shape.levels[0]);
    const most = axis.kind === "labels" ? mostNames : mostRanges;
    if (axis.size < 2 || axis.size > most || known.has(key)) return [];
    known.add(key);
    return [{ view, axis }];
  });
}

/**
 * Finds the dimensions that can divide a visual, one count a step: in one of their bins the visual has more than one
 * bin.
 */
export function* findDividers(
  dimensions: readonly Dimension[],
  {
    definition,
    outline,
    count,
  }: {
    definition: ReportDefinition;
    outline: ReportOutline;
    count: Counter;
  },
  { view }: VisualLayout,
): Generator<undefined, readonly Dimension[]> {
  const shape = definition.views[view]?.shape;
  if (shape?.kind !== "bins") return [];
  const isRound = shape.levels.every(({ level = "" }) => rounds.has(level));
  const columns = new Set(shape.levels.map(({ column }) => column));
  const dividers: Dimension[] = [];
  for (const dimension of dimensions) {
    const own = definition.views[dimension.view]!.shape;
    const isSame = own.kind === "bins" && columns.has(own.levels[0]!.column);
    if (dimension.view === view || (isSame && !isRound)) continue;
    yield;
    const start = { ...outline.start, filters: { [dimension.view]: [0] } };
    const { shown, hasRows } = count(start, [view]).read(view, 0);
    if (shown.filter(hasRows).length > 1) dividers.push(dimension);
  }
  return dividers;
}

/** Names a bin of a view's coarsest level. */
export function nameDimensionBin(
  { module, outline }: { module: ReportModule; outline: ReportOutline },
  { copy, format }: Worded,
  { view, bin }: Spotlight,
): string {
  const [axis] = outline.shape.views[view]?.[0]?.axes ?? [];
  return axis === undefined ? "" : format.bin(axis, nameAxes({ module, copy }, view)[0], bin);
}

/** Names the part in the spotlight where the name of its view is not shown. */
export function nameSpotlight(
  offer: { module: ReportModule; outline: ReportOutline },
  worded: Worded,
  spotlight: Spotlight,
): string {
  const { module, outline } = offer;
  const name = nameDimensionBin(offer, worded, spotlight);
  const [axis] = outline.shape.views[spotlight.view]?.[0]?.axes ?? [];
  const [names] = nameAxes({ module, copy: worded.copy }, spotlight.view);
  return axis === undefined ? name : nameAlone(axis, names!, name);
}
