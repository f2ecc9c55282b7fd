import { fillText } from "../../../../contracts/fill-text.ts";
import type { AxisNames } from "../../../format/axis-names.ts";
import { lowerFirst } from "../../../format/lower-first.ts";
import { findKind } from "../../../kinds/registry.ts";
import type { VisualProps } from "../../../render/visual-props.ts";
import type { BinsOf } from "../../../query/drivers/driver-rows.ts";
import type { Selection } from "../../../query/state/selection.ts";
import type { ViewResult } from "../../../query/view-result.ts";
import { pivotSelection, unpivotSelection } from "../../visuals/pivot-measures.ts";
import { listCodes } from "../../../kinds/read-selection.ts";
import type { Panel } from "./gather-panels.ts";
import { presentationCopy } from "../presentation-copy.ts";

/** The panels of a visual, as a pair result with a row for each. */
export type Divided = {
  panels: readonly Panel[];
  result: ViewResult;
  /** The axis that divides the panels. */
  axis: AxisNames;
  nameBin: (bin: number) => string;
  rows: string;
  /** Filters by a panel, or removes that filter. */
  onPanel: (panel: Panel) => void;
  /** Returns the bins of a view whose rows are those of a panel; undefined for all rows under the filters. */
  within: (panel: Panel) => BinsOf | undefined;
};

/**
 * Shows a visual as small multiples: the name of a panel filters by it, a mark filters as in the chart; "Why?" works on
 * both.
 */
export function divideVisual(visual: VisualProps, divided: Divided, neutral: string): VisualProps {
  const { format, spec, selection, axes, onSelect, onWhy } = visual;
  const { result, panels } = divided;
  const words = presentationCopy[format.language];
  const name = lowerFirst(divided.axis.name);
  const label = (row: string): string => {
    const { bins, isRest } = panels[Number(row)]!;
    return isRest ? fillText(words.rest, { count: bins.length }) : divided.nameBin(bins[0]!);
  };
  const rest = panels.find(({ isRest }) => isRest);
  const size = { rows: panels.length, columns: result.axes[1]?.size ?? 0 };
  return {
    ...visual,
    title: fillText(words.divided, { title: neutral, name }),
    note:
      rest === undefined
        ? words.panels
        : fillText(words.panelsWithRest, { count: rest.bins.length, rows: divided.rows }),
    spec: { kind: "multiples", of: spec, base: findKind(spec.kind) },
    result,
    axes: [{ ...divided.axis, label }, ...axes],
    selection: pivotSelection(selection, size),
    highlight: undefined,
    height: undefined,
    onSelect: onSelect && ((next) => pick(next)),
    onDrill: undefined,
    onWhy: onWhy && ask,
  };

  /** Asks "Why?" within a panel, or within all rows for marks of several panels. */
  function ask(cells: readonly number[]): void {
    const rows = new Set(cells.map((cell) => Math.floor(cell / size.columns)));
    const bins = [...new Set(cells.map((cell) => cell % size.columns))];
    const [row] = rows.size === 1 ? rows : [];
    const within = row === undefined ? undefined : divided.within(panels[row]!);
    onWhy?.(bins.length === size.columns ? [] : bins, within);
  }

  function pick(next: Selection | null): void {
    const row = findPanel(listCodes(next), listCodes(pivotSelection(selection, size)), size);
    if (row === undefined) onSelect?.(unpivotSelection(next, selection, size));
    else divided.onPanel(panels[row]!);
  }
}

/** Returns the panel whose marks were all picked at once. */
function findPanel(
  next: readonly number[],
  before: readonly number[],
  { rows, columns }: { rows: number; columns: number },
): number | undefined {
  const added = next.filter((cell) => !before.includes(cell));
  const picked = before.length === 0 || next.every((cell) => !before.includes(cell)) ? next : added;
  const isWhole = (row: number): boolean =>
    next.filter((cell) => Math.floor(cell / columns) === row).length === columns;
  const found = Array.from({ length: rows }, (_, row) => row).filter(
    (row) => isWhole(row) && picked.some((cell) => Math.floor(cell / columns) === row),
  );
  return columns > 1 && found.length === 1 ? found[0] : undefined;
}
