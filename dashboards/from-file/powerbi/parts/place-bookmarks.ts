import { nameIds } from "../../../../ingest/infer/name-ids.ts";
import type {
  PbirBookmark,
  PbirReport,
  ReportFilter,
} from "../../../../ingest/powerbi/report/pbir-report.ts";
import type { StoryStep, Where } from "../../../query/report-definition.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { nameRef, Refusal } from "../formula/formula.ts";
import { readRowFilters } from "../visuals/read-figure.ts";
import type { BuiltReport } from "./build-report.ts";
import { chooseBins } from "./choose-bins.ts";
import type { GatheredColumns } from "./pack-gathered.ts";
import type { Part } from "./plan-parts.ts";
import type { BuiltView } from "./view-list.ts";

/** The bookmarks of a project: steps of the report's tour, and those that are no state of it. */
export type PlacedBookmarks = {
  steps: readonly { name: string; step: StoryStep }[];
  refused: readonly { name: string; refusal: Refusal }[];
};

type Place = {
  report: PbirReport;
  part: Part;
  built: BuiltReport;
  columns: GatheredColumns;
  names: ModelNames;
};

/** Makes a step of each bookmark whose page and filters are exactly a state of the report. */
export function placeBookmarks(place: Place): PlacedBookmarks {
  const { bookmarks } = place.report;
  const { ids } = nameIds(bookmarks.map(({ name }) => name));
  const steps: PlacedBookmarks["steps"][number][] = [];
  const refused: PlacedBookmarks["refused"][number][] = [];
  for (const [at, bookmark] of bookmarks.entries()) {
    const { name } = bookmark;
    try {
      steps.push({ name, step: { id: `bookmark-${ids[at]!}`, ...readState(bookmark, place) } });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ name, refusal: error });
    }
  }
  return { steps, refused };
}

function readState(bookmark: PbirBookmark, place: Place): Omit<StoryStep, "id"> {
  const { report, built } = place;
  const [left] = bookmark.leaves;
  if (left !== undefined) throw new Refusal(left, "");
  const at = built.pages.findIndex(({ id }) => id === bookmark.page);
  const page = built.pages[at];
  if (page === undefined) {
    const own = report.pages.find(({ id }) => id === bookmark.page);
    throw new Refusal("other-part", own?.name ?? bookmark.page);
  }
  requireSameVisuals(bookmark, place);
  const slicers = built.views.filter(({ id }) => built.definition.slicers.includes(id));
  const chosen = page.visuals.flatMap(({ id, selected }) => [
    ...(bookmark.visuals.get(id)?.selected ?? selected),
  ]);
  const own = [
    ...listAdded(bookmark.filters, report.filters),
    ...listAdded(bookmark.pageFilters, page.filters),
    ...chosen,
  ].map((filter) => ({ filter, views: slicers }));
  const where = [...own, ...listMarked(bookmark, built)].reduce<Where>(
    (before, { filter, views }) => narrow(before, filter, views, place),
    {},
  );
  const focus = built.visuals.find(({ need }) => bookmark.visuals.get(need.visual.id)?.isEnlarged);
  return {
    page: built.definition.pages[at]!.id,
    ...(Object.keys(where).length > 0 && { where }),
    ...(focus !== undefined && { focus: focus.id }),
  };
}

/** Throws where a bookmark hides a visual, or filters one otherwise than it is filtered in the report. */
function requireSameVisuals({ page, visuals }: PbirBookmark, { part }: Place): void {
  for (const { visual, page: own, role } of part.needs) {
    const found = own.id === page ? visuals.get(visual.id) : undefined;
    if (found === undefined) continue;
    const name = visual.title ?? visual.type;
    if (found.isHidden && !visual.isHidden) throw new Refusal("hidden", name);
    if (role !== "slicer" && !isSame(found.filters ?? visual.filters, visual.filters))
      throw new Refusal("filter", name);
  }
}

/** Lists the filters that a bookmark has beyond those of the report; throws where it lacks one of them. */
function listAdded(
  filters: readonly ReportFilter[] | undefined,
  own: readonly ReportFilter[],
): ReportFilter[] {
  const before = new Set(own.map((one) => JSON.stringify(one)));
  const after = (filters ?? own).map((one) => [JSON.stringify(one), one] as const);
  if (
    !isSame(
      own,
      after.filter(([key]) => before.has(key)).map(([, one]) => one),
    )
  )
    throw new Refusal("filter", "—");
  return after.filter(([key]) => !before.has(key)).map(([, one]) => one);
}

function isSame(some: readonly ReportFilter[], others: readonly ReportFilter[]): boolean {
  const [one, other] = [some, others].map((all) =>
    JSON.stringify([...new Set(all.map((filter) => JSON.stringify(filter)))].toSorted()),
  );
  return one === other;
}

/** Lists the selected marks with the view of their visual, whose own chart they leave whole. */
function listMarked({ visuals }: PbirBookmark, built: BuiltReport) {
  return [...visuals].flatMap(([id, { marked }]) =>
    marked.map((filter) => {
      const view = built.visuals.find(({ need }) => need.visual.id === id)?.view.id;
      return { filter, views: built.views.filter((one) => one.id === view) };
    }),
  );
}

/** Narrows a state by a filter of one column, by the view that filters by it. */
function narrow(
  before: Where,
  filter: ReportFilter,
  views: readonly BuiltView[],
  { names, columns }: Place,
): Where {
  const [condition] = readRowFilters([filter], names);
  const [column, ...others] = condition?.columns ?? [];
  if (condition === undefined || column === undefined) throw new Refusal("filter", filter.kind);
  if (others.some((one) => nameRef(one) !== nameRef(column)))
    throw new Refusal("two-tables", condition.columns.map(nameRef).join(", "));
  const view = views.find(({ need: { axes }, declaration }) => {
    const [axis, ...more] = axes;
    const isOwn = axis !== undefined && nameRef(axis.column) === nameRef(column);
    return isOwn && more.length === 0 && axis.others === undefined && declaration.isFilterable;
  });
  if (view === undefined) throw new Refusal("filter", nameRef(column));
  const bins = chooseBins(view, condition, columns, names);
  if (bins === null) return before;
  if (before[view.id] !== undefined) throw new Refusal("filter", nameRef(column));
  return { ...before, [view.id]: bins };
}
