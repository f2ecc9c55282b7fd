import type { VisualSpec } from "../../kinds/registry.ts";
import type { PageDeclaration, ReportDefinition } from "../../query/report-definition.ts";
import type { ReportLayout, ReportModule, VisualLayout } from "../report-layout.ts";

type Kind = Exclude<VisualSpec["kind"], "card" | "multiples">;

/** The options of a visual: those of its kind (`dashboards/kinds/<kind>/spec.ts`), and the bins of its claim. */
type Options<Name extends Kind> = Omit<Extract<VisualSpec, { kind: Name }>, "kind"> &
  Pick<VisualLayout, "highlight" | "pivot" | "rows" | "isRight" | "hasLever"> & {
    /** Sorts by the first measure. */
    sort?: "ascending" | "descending";
  };

/** Twelfths of the width on a wide screen, and a height in px in place of the kind's own. */
type Size = VisualLayout["span"] | readonly [VisualLayout["span"], number];

type Draw<Name extends Kind> = (
  id: string,
  view: string,
  measures: readonly string[],
  size: Size,
  ...options: object extends Options<Name> ? [Options<Name>?] : [Options<Name>]
) => VisualLayout;

function kit<Name extends Kind>(kind: Name): Draw<Name> {
  return (id, view, measures, size, ...[options]) => {
    const {
      highlight,
      pivot,
      rows,
      isRight,
      hasLever,
      sort: order,
      ...rest
    } = options ?? ({} as Options<Name>);
    const [span, height] = typeof size === "number" ? [size] : size;
    const sort = order && { by: measures[0]!, isDescending: order === "descending" };
    const spec = { kind, ...rest } as unknown as VisualSpec;
    const place = { span, rows, isRight };
    return { id, view, measures, spec, ...place, highlight, sort, hasLever, height, pivot };
  };
}

// Arguments are id, view, measures, size: `bars("idleByCustomer", "customer", ["idleSlots", "idle"], 5)`.
export const bars = kit("bars");
export const calendar = kit("calendar");
export const coins = kit("coins");
export const columns = kit("columns");
export const cups = kit("cups");
export const dock = kit("dock");
export const dots = kit("dots");
export const facing = kit("facing");
export const flow = kit("flow");
export const heatmap = kit("heatmap");
export const histogram = kit("histogram");
export const ladder = kit("ladder");
export const line = kit("line");
export const mosaic = kit("mosaic");
export const panels = kit("panels");
export const queue = kit("queue");
export const racks = kit("racks");
export const route = kit("route");
export const scatter = kit("scatter");
export const seats = kit("seats");
export const sheet = kit("sheet");
export const shelf = kit("shelf");
export const squares = kit("squares");
export const stair = kit("stair");
export const table = kit("table");
export const tiles = kit("tiles");
export const timeline = kit("timeline");
export const treemap = kit("treemap");
export const waffle = kit("waffle");
export const waterfall = kit("waterfall");

type Page = ReportLayout["pages"][number];

export function page(id: string, visuals: readonly VisualLayout[]): Page {
  return { id, visuals };
}

/**
 * A report as its author writes it: data, except for expressions of measures and the imported code. Slicers are named
 * by view.
 */
type Declaration = Omit<ReportDefinition, "pages"> &
  Omit<ReportLayout, "slicers"> &
  Omit<ReportModule, "definition" | "layout"> & { slicers: readonly string[] };

/** Makes a report from its declaration: its definition (rows, measures, views) and its layout. */
export function declareReport({
  generate,
  fetchRows,
  address,
  loadScenario,
  picture,
  trialTimes,
  offersTrial,
  cards,
  slicers: filters,
  units,
  pages,
  ...asked
}: Declaration): ReportModule {
  const slicers = filters.map((view) => ({ view, kind: findSlicerKind(asked, view) }));
  const layout = { cards, slicers, units, pages };
  const definition = { ...asked, pages: listPages(layout) };
  return {
    definition,
    layout,
    generate,
    fetchRows,
    address,
    loadScenario,
    picture,
    trialTimes,
    offersTrial,
  };
}

/** Returns the kind of a slicer: a list of names, or a range of numbers or days. */
function findSlicerKind(
  { views, columns: known }: Pick<ReportDefinition, "views" | "columns">,
  view: string,
): "list" | "range" {
  const shape = views[view]?.shape;
  const column = shape?.kind === "bins" ? shape.levels[0]?.column : "";
  return known[column ?? ""]?.kind === "dictionary" ? "list" : "range";
}

/** Lists the pages with the views that their visuals, the slicers and the cards read. */
function listPages({ pages, slicers, cards }: ReportLayout): PageDeclaration[] {
  const everywhere = [
    ...slicers.map(({ view }) => view),
    ...cards.flatMap(({ trend }) => trend ?? []),
  ];
  return pages.map(({ id, visuals }) => ({
    id,
    views: [...new Set([...everywhere, ...visuals.flatMap(listViews)])].filter(
      (view) => view !== "total",
    ),
    visuals: visuals.map((visual) => visual.id),
  }));
}

/** Lists the views that a visual reads: its own, and that of the figure of its rows. */
function listViews({ view, spec }: VisualLayout): string[] {
  if (!("row" in spec)) return [view];
  const { course } = { course: undefined, ...spec.row };
  return [view, spec.row.view, ...(course === undefined ? [] : [course])];
}
