import type { ReportState, Sort } from "./report-state.ts";
import { isRange, isSelectionOf, type Selection } from "./selection.ts";

export type StateShape = {
  pages: readonly string[];
  visuals: readonly string[];
  measures: readonly string[];
  views: Readonly<
    Record<
      string,
      readonly { size: number; parents: ArrayLike<number> | null; isFilterable: boolean }[]
    >
  >;
};

/**
 * Writes a state for the fragment of an address, e.g.
 * `p=overview&f.class=0,2&f.age=2..5&d.time=1,3&s.class=-satisfied&z=class`: page, filters (bins, or a range without
 * its end), drilled path, order (`-` descending), focus, question (`w`); `i.cap=15` sets a slider of the scenario,
 * `v.years=profit~channel` is a personal view, `c=previous` compares with the period before, `g.sex=0,1` two groups,
 * `t=2` presents a step,
 * `l=0.2` sets the lever.
 */
export function encodeState({
  page,
  filters,
  drill,
  sort,
  focus,
  scenario,
  why,
  presentation,
  comparison,
  groups,
  presented,
  lever,
}: ReportState): string {
  const parts = [`p=${encodeURIComponent(page)}`];
  const write = (key: string, id: string, text: string): void => {
    parts.push(`${key}.${encodeURIComponent(id)}=${text}`);
  };
  for (const [view, path] of Object.entries(drill)) write("d", view, path.join(","));
  for (const [view, selection] of Object.entries(filters)) {
    const { from, to } = isRange(selection) ? selection : { from: 0, to: 0 };
    write("f", view, isRange(selection) ? `${String(from)}..${String(to)}` : selection.join(","));
  }
  for (const [view, { by, isDescending }] of Object.entries(sort)) {
    write("s", view, (isDescending ? "-" : "+") + encodeURIComponent(by));
  }
  if (focus !== null) parts.push(`z=${encodeURIComponent(focus)}`);
  for (const [slider, value] of Object.entries(scenario ?? {})) write("i", slider, String(value));
  for (const [id, text] of Object.entries(presentation ?? {})) {
    write("v", id, encodeURIComponent(text));
  }
  if (comparison !== undefined) parts.push(`c=${comparison}`);
  if (groups !== undefined) write("g", groups.view, groups.of.join(","));
  if (presented !== undefined) parts.push(`t=${String(presented)}`);
  if (lever !== undefined) parts.push(`l=${String(lever)}`);
  if (why !== undefined) parts.push(`w=${encodeURIComponent(why)}`);
  return parts.join("&");
}

/**
 * Reads a fragment that `encodeState` wrote; a fragment that is no state of the report gives `start`. Visuals that do
 * not exist, as in old addresses, groups that do not, and a lever that is no number are ignored.
 */
export function decodeState(text: string, shape: StateShape, start: ReportState): ReportState {
  if (text === encodeState(start)) return start;
  try {
    return readParts(text, shape) ?? start;
  } catch {
    return start;
  }
}

function readParts(text: string, shape: StateShape): ReportState | null {
  const page: string[] = [];
  const focus: string[] = [];
  const drill = new Map<string, readonly number[]>();
  const filters = new Map<string, Selection>();
  const sort = new Map<string, Sort>();
  const scenario = new Map<string, number>();
  const presentation = new Map<string, string>();
  let why: string | undefined;
  let comparison: ReportState["comparison"];
  let groups: ReportState["groups"];
  let presented: number | undefined;
  let lever: number | undefined;
  for (const part of text.split("&")) {
    const [, key, id, value] = /^([pdfswzivctlg])(?:\.([^=]+))?=(.+)$/.exec(part) ?? [];
    if (key === undefined || value === undefined) return null;
    const view = decodeURIComponent(id ?? "");
    if (key === "p") page.push(decodeURIComponent(value));
    else if (key === "z") focus.push(decodeURIComponent(value));
    else if (key === "i") scenario.set(view, readCodes(value)[0]!);
    else if (key === "v") presentation.set(view, decodeURIComponent(value));
    else if (key === "w") why = decodeURIComponent(value);
    else if (key === "t") presented = readCodes(value)[0]! || 0;
    else if (key === "l") lever = readNumber(value);
    else if (key === "g") groups = readGroups(view, value, shape);
    else if (key === "c") comparison = readComparison(value);
    else if (key === "d") drill.set(view, readCodes(value));
    else if (key === "f") filters.set(view, readSelection(value));
    else sort.set(view, { by: decodeURIComponent(value.slice(1)), isDescending: value[0] === "-" });
  }
  const enlarged = focus.find((visual) => shape.visuals.includes(visual)) ?? null;
  const state: ReportState = {
    page: page[0] ?? "",
    filters: Object.fromEntries(filters),
    drill: Object.fromEntries(drill),
    sort: Object.fromEntries(sort),
    focus: enlarged,
    ...(scenario.size > 0 && { scenario: Object.fromEntries(scenario) }),
    ...(presentation.size > 0 && { presentation: Object.fromEntries(presentation) }),
    ...(comparison !== undefined && { comparison }),
    ...(groups !== undefined && { groups }),
    // A step is presented by one visual.
    ...(presented !== undefined && enlarged !== null && { presented }),
    ...(lever !== undefined && { lever }),
    // Explanations are of the actual rows only.
    why: scenario.size > 0 ? undefined : why,
  };
  return isStateOf(state, shape) ? state : null;
}

function isStateOf(
  { page, filters, drill, sort, scenario = {} }: ReportState,
  shape: StateShape,
): boolean {
  const hasView = (view: string): boolean => Object.hasOwn(shape.views, view);
  return (
    shape.pages.includes(page) &&
    Object.entries(scenario).every(([slider, value]) => slider && value >= 0) &&
    Object.entries(drill).every(
      ([view, path]) => hasView(view) && isPath(path, shape.views[view]!),
    ) &&
    Object.entries(filters).every(([view, selection]) => {
      const level = hasView(view) ? shape.views[view]![drill[view]?.length ?? 0] : undefined;
      return level?.isFilterable === true && isSelectionOf(selection, level.size);
    }) &&
    Object.entries(sort).every(
      ([view, { by }]) => hasView(view) && (by === "label" || shape.measures.includes(by)),
    )
  );
}

function isPath(path: readonly number[], levels: StateShape["views"][string]): boolean {
  return (
    path.length > 0 &&
    path.length < levels.length &&
    path.every((code, depth) => {
      const { size, parents } = levels[depth]!;
      return code < size && (depth === 0 || parents?.[code] === path[depth - 1]);
    })
  );
}

/** Returns undefined, the default, for an unknown comparison. */
function readComparison(text: string): ReportState["comparison"] {
  return text === "previous" || text === "none" ? text : undefined;
}

/** Returns undefined where they are not two groups of a view. */
function readGroups(view: string, text: string, { views }: StateShape): ReportState["groups"] {
  const [one = Number.NaN, other = Number.NaN, ...rest] = readCodes(text);
  const size = Object.hasOwn(views, view) ? views[view]![0]!.size : 0;
  const areTwo = one < size && other < size && one !== other && rest.length === 0;
  return areTwo ? { view, of: [one, other] } : undefined;
}

function readNumber(text: string): number | undefined {
  return /^\d{1,9}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

function readSelection(text: string): Selection {
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(text) ?? [];
  return from === undefined ? readCodes(text) : { from: Number(from), to: Number(to) };
}

function readCodes(text: string): readonly number[] {
  return text.split(",").map((code) => (/^\d+$/.test(code) ? Number(code) : Number.NaN));
}
