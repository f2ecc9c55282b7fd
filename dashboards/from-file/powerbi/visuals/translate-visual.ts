import type {
  PbirPage,
  PbirReport,
  PbirVisual,
} from "../../../../ingest/powerbi/report/pbir-report.ts";
import type { VisualSpec } from "../../../kinds/registry.ts";
import type { ModelNames } from "../compile/model-names.ts";
import { Refusal } from "../formula/formula.ts";
import {
  listAxisColumns,
  type Axis,
  type Figure,
  type Need,
  type RemarkCode,
  type Translated,
} from "./need.ts";
import { isMeasured, listRoles, readAxes } from "./read-axes.ts";
import { readAxis } from "./read-axis.ts";
import { countRows, readFigure, readRowFilters } from "./read-figure.ts";
import { findRule, plainTypes, type KindRule } from "./visual-kinds.ts";

/** Bars that are drawn at most; the table beside them has all. */
const mostBars = 20;

/** Translates the visuals of a report's pages; what has no exact counterpart is refused by name. */
export function translateVisuals(report: PbirReport, names: ModelNames): Translated[] {
  return report.pages.flatMap((page) =>
    page.visuals.map((visual): Translated => {
      if (plainTypes.has(visual.type)) return { state: "named", page, visual };
      try {
        return { state: "translated", need: translate(report, page, visual, names) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { state: "refused", page, visual, refusal: error };
      }
    }),
  );
}

function translate(
  report: PbirReport,
  page: PbirPage,
  visual: PbirVisual,
  names: ModelNames,
): Need {
  const rule = findRule(visual);
  if (rule === undefined) throw new Refusal("type", visual.type);
  const remarks: RemarkCode[] = rule.remark === undefined ? [] : [rule.remark];
  const outer = [...report.filters, ...page.filters];
  if (rule.kind === "slicer") {
    const { axis, isCut } = readAxis(listRoles(visual, rule.axis), names);
    if (isCut) remarks.push("drill-left");
    if (visual.selected.length > 0) remarks.push("selection-left");
    const common = { page, visual, remarks, filtered: [], spec: null };
    return { ...common, role: "slicer", axes: [axis], figures: [] };
  }
  const filters = readRowFilters([...outer, ...visual.filters], names);
  const figures = listRoles(visual, rule.values)
    .filter(({ field }) => rule.kind !== "table" || isMeasured(field))
    .map((one) => readFigure(one, filters, names));
  const { axes, isCut } = readAxes(visual, rule, names);
  if (isCut) remarks.push("drill-left");
  if (axes.some(({ others }) => others !== undefined)) remarks.push("joined");
  if (figures.length === 0) {
    if (visual.type !== "tableEx") throw new Refusal("no-measure", visual.type);
    figures.push(countRows(axes, filters, names));
    remarks.push("rows-added");
  }
  if (
    axes
      .flatMap(listAxisColumns)
      .some((column) => filters.some((filter) => reads(filter.columns, column)))
  )
    remarks.push("zeros");
  const top = readTop(
    visual,
    axes,
    figures,
    outer.some(({ kind }) => kind === "top"),
  );
  if (top !== undefined) remarks.push("limit");
  const sort = readSort(visual, rule, figures) ?? sortBars(rule, axes, names);
  const role = rule.kind === "card" ? "card" : "chart";
  const spec = role === "card" ? null : chooseSpec(rule, axes, figures, top);
  return {
    page,
    visual,
    role,
    spec,
    axes,
    figures,
    remarks,
    filtered: filters.flatMap(({ columns }) => columns),
    ...(sort && { sort }),
    ...(top !== undefined && { limit: top }),
  };
}

function reads(
  columns: readonly { table: string; column: string }[],
  one: { table: string; column: string },
): boolean {
  return columns.some(({ table, column }) => table === one.table && column === one.column);
}

/** Returns the number of bars that a filter keeps by the visual's own measure; throws for another such filter. */
function readTop(
  { filters }: PbirVisual,
  axes: readonly Axis[],
  figures: readonly Figure[],
  isOuter: boolean,
): number | undefined {
  const tops = filters.filter((one) => one.kind === "top");
  if (isOuter || tops.length > 1) throw new Refusal("filter", "TopN");
  const [top] = tops;
  if (top === undefined) return undefined;
  const name = top.by.kind === "measure" ? top.by.name : "";
  const isOwn = axes.length === 1 && reads([axes[0]!.column], top.column) && top.isDescending;
  if (!isOwn || figures[0]!.name !== name) throw new Refusal("filter", "TopN");
  return top.count;
}

function readSort(
  { sort, roles }: PbirVisual,
  { values, kind }: KindRule,
  figures: readonly Figure[],
): Need["sort"] {
  if (sort === undefined) return undefined;
  const shown = values
    .flatMap((role) => roles[role] ?? [])
    .filter(({ field }) => kind !== "table" || isMeasured(field));
  const at = shown.findIndex(({ field }) => JSON.stringify(field) === JSON.stringify(sort.field));
  return at < 0 || figures[at] === undefined ? undefined : { at, isDescending: sort.isDescending };
}

/** Returns the order of bars without one of their own, as in Power BI: by value, unless their names have an order. */
function sortBars({ kind }: KindRule, axes: readonly Axis[], names: ModelNames): Need["sort"] {
  const [axis] = axes;
  const isNamed = axis !== undefined && axis.levels === undefined && kind === "bars";
  const by = axis && names.column(axis.column.table, axis.column.column)?.declared.sortByColumn;
  return isNamed && by === undefined ? { at: 0, isDescending: true } : undefined;
}

function chooseSpec(
  { kind, layering, isArea, remark }: KindRule,
  axes: readonly Axis[],
  figures: readonly Figure[],
  limit: number | undefined,
): VisualSpec {
  const [first, second] = axes;
  const isMany = figures.length > 1 && second === undefined && remark !== "line-as-figures";
  const series = isMany ? { series: "measures" as const } : {};
  if (first === undefined) return kind === "table" ? { kind } : { kind: "bars" };
  const isLong = first.levels?.[0] === "" || first.levels?.[0] === "month";
  const layered = second !== undefined || isMany ? { layering: layering ?? "grouped" } : {};
  switch (kind) {
    case "bars":
      return { kind, ...series, ...layered, limit: limit ?? mostBars };
    case "columns":
    case "line":
      if (isLong || (kind === "line" && first.isScale))
        return { kind: "line", ...series, ...(isArea && { isArea }) };
      return { kind: "columns", ...series, ...layered };
    case "parts":
      return isMany ? { kind: "bars", ...series, ...layered } : { kind: "treemap" };
    case "waterfall":
    case "scatter":
      return { kind };
    case "card":
    case "slicer":
    case "table":
      return second !== undefined && figures.length === 1 ? { kind: "heatmap" } : { kind: "table" };
  }
}
