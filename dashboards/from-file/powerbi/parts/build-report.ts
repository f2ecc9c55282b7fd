import { nameIds } from "../../../../ingest/infer/name-ids.ts";
import type { ColumnRef } from "../../../../ingest/powerbi/model/semantic-model.ts";
import type { PbirPage } from "../../../../ingest/powerbi/report/pbir-report.ts";
import type { VisualLayout } from "../../../shell/report-layout.ts";
import type { FileDefinition } from "../../file-definition.ts";
import { listFormulaLeaves } from "../formula/formula-parts.ts";
import { isIgnored } from "../compile/compile-filter.ts";
import { nameRef, Refusal, type Formula } from "../formula/formula.ts";
import { listAxisColumns, type Axis, type Figure, type Need } from "../visuals/need.ts";
import { keyAxis, listLeafKeys } from "./column-keys.ts";
import { placeAxis } from "./gather-columns.ts";
import type { GatheredColumns } from "./pack-gathered.ts";
import { MeasureList, type BuiltMeasure } from "./measure-list.ts";
import { listParts, type Part } from "./plan-parts.ts";
import { isOnScale, ViewList, type BuiltView } from "./view-list.ts";

/** A visual of several measures alone has `whole`, their sum. */
type BuiltVisual = {
  id: string;
  need: Need;
  view: BuiltView;
  measures: readonly BuiltMeasure[];
  whole?: BuiltMeasure | undefined;
};

/** A report of a part: its definition, and what its texts name. */
export type BuiltReport = {
  definition: FileDefinition;
  visuals: readonly BuiltVisual[];
  views: readonly BuiltView[];
  measures: readonly BuiltMeasure[];
  pages: readonly PbirPage[];
  dropped: readonly { need: Need; refusal: Refusal }[];
};

const mostCards = 12;
const wide = 0.6;
const heights = { wide: 280, half: 320 };

/** Builds the definition of a part over its columns; visuals whose columns cannot be had are dropped by name. */
export function buildReport(part: Part, columns: GatheredColumns): BuiltReport {
  const { kept, dropped } = sift(part, columns);
  const measures = new MeasureList(part, columns);
  const views = new ViewList(columns);
  const slicers = kept
    .filter(({ role }) => role === "slicer")
    .map((need) => views.add(need, true))
    .filter((view, at, all) => all.indexOf(view) === at);
  const cards = new Set<BuiltMeasure>();
  for (const need of kept.filter(({ role }) => role === "card")) {
    if (cards.size < mostCards)
      for (const figure of need.figures) cards.add(measures.add(figure, need));
    else dropped.push({ need, refusal: new Refusal("room", String(mostCards)) });
  }
  const charts = kept.filter(({ role }) => role === "chart");
  const visuals = charts.map((need, at): BuiltVisual => {
    const own = need.figures.map((figure) => measures.add(figure, need));
    const divided = need.axes.flatMap(listAxisColumns);
    const isFree =
      !divided.some((column) => part.ignored.some((one) => isIgnored(column, one))) &&
      !dividesDays(divided, part);
    const view = views.add(need, isFree, own);
    const whole = need.axes.length === 0 ? measures.add(addUp(need), need) : undefined;
    return { id: `visual${String(at + 1)}`, need, view, measures: own, whole };
  });
  const pages = [...new Map(visuals.map(({ need }) => [need.page.id, need.page])).values()];
  const pageIds = nameIds(pages.map(({ name }) => name)).ids;
  const firstMeasure = measures.all[0];
  const allViews = views.finish(firstMeasure?.id);
  const shown = new Set(
    kept.flatMap((need) =>
      need.axes.map((axis) => columns.ids.get(keyAxis(placeAxis(axis, isOnScale(need))))),
    ),
  );
  const date = Object.entries(columns.packed).find(
    ([id, { declaration }]) => declaration.kind === "day" && shown.has(id),
  );
  return {
    definition: {
      measures: Object.fromEntries(measures.all.map(({ id, declaration }) => [id, declaration])),
      views: Object.fromEntries(allViews.map(({ id, declaration }) => [id, declaration])),
      ...(date && { comparedBy: date[0] }),
      cards: [...cards].map(({ id }) => ({ measure: id, isNeutral: true })),
      slicers: slicers.map(({ id }) => id),
      pages: pages.map((page, at) => ({
        id: pageIds[at]!,
        visuals: layOut(visuals.filter(({ need }) => need.page === page)),
      })),
      picture: { visual: visuals[0]?.id ?? "" },
      story: [],
      claims: Object.fromEntries(visuals.map(({ id }) => [id, "always" as const])),
    },
    visuals,
    views: allViews,
    measures: measures.all,
    pages,
    dropped,
  };
}

/** True of columns of which some choose the days that a measure counts, and others its rows. */
function dividesDays(columns: readonly ColumnRef[], { needs }: Part): boolean {
  const leaves = needs.flatMap(({ figures }) =>
    figures.flatMap(({ formula }) => listFormulaLeaves(formula)),
  );
  return leaves.some(({ dated }) => {
    const own = columns.filter(({ table }) => table === dated?.table);
    return own.length > 0 && own.length < columns.length;
  });
}

/** Returns the sum of the measures of a visual, which are drawn as its parts. */
function addUp({ figures, visual }: Need): Figure {
  const name = visual.title ?? figures.map((figure) => figure.name).join(" + ");
  const formula = figures
    .map((figure) => figure.formula)
    .reduce((left, right): Formula => ({ kind: "add", left, right }));
  return { ...figures[0]!, name, formula };
}

/** Divides the visuals of a part into those whose columns are there, and the others with the reason. */
function sift(
  part: Part,
  { refused, packed, ids }: GatheredColumns,
): { kept: Need[]; dropped: { need: Need; refusal: Refusal }[] } {
  const kept: Need[] = [];
  const dropped: { need: Need; refusal: Refusal }[] = [];
  for (const need of part.needs) {
    const keys = [
      ...need.axes.map((axis) => keyAxis(placeAxis(axis, isOnScale(need)))),
      ...need.figures.flatMap(({ formula }) => listFormulaLeaves(formula).flatMap(listLeafKeys)),
    ];
    const unshown = need.axes.find((axis) => {
      const column = packed[ids.get(keyAxis(placeAxis(axis, isOnScale(need)))) ?? ""];
      const hasBlanks = column?.declaration.kind !== "dictionary" && column?.declaration.hasBlanks;
      return hasBlanks && isShared(axis, need);
    });
    const refusal =
      keys.map((key) => refused.get(key)).find((one) => one !== undefined) ??
      (unshown && new Refusal("orphans", nameRef(unshown.column)));
    if (refusal === undefined) kept.push(need);
    else dropped.push({ need, refusal });
  }
  return { kept, dropped };
}

/** True of an axis of whose bins a measure is a share, so that all of them must be shown. */
function isShared({ column }: Axis, { figures }: Need): boolean {
  return figures
    .flatMap(({ formula }) => listParts(formula))
    .some(({ columns }) => columns.some((one) => isIgnored(column, one)));
}

/** Lays the visuals of a page out in rows of twelve: wide ones alone, narrow ones in pairs. */
function layOut(visuals: readonly BuiltVisual[]): VisualLayout[] {
  const isWide = ({ need: { visual, page, spec } }: BuiltVisual): boolean =>
    visual.width >= page.width * wide || spec?.kind === "table";
  const narrow = visuals.filter((one) => !isWide(one));
  const single = narrow.length % 2 === 1 ? narrow.at(-1) : undefined;
  return visuals.map((built) => {
    const { id, view, measures, need, whole } = built;
    const isHalf = !isWide(built) && built !== single;
    const hasHeight = need.spec!.kind !== "table" && need.spec!.kind !== "heatmap";
    const by = need.sort && measures[need.sort.at];
    return {
      id,
      view: view.id,
      measures: measures.map((measure) => measure.id),
      spec: need.spec!,
      span: isHalf ? 6 : 12,
      height: hasHeight ? (isHalf ? heights.half : heights.wide) : undefined,
      sort: by && { by: by.id, isDescending: need.sort!.isDescending },
      pivot: whole?.id,
    };
  });
}
