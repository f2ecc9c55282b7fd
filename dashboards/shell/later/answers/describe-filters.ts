import { fillText } from "../../../../contracts/fill-text.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import { isRange, type Selection } from "../../../query/state/selection.ts";
import { listWhole } from "../../../kinds/list-whole.ts";
import { nameAxes } from "../../visuals/name-axes.ts";
import type { OpenReport } from "../../store/use-report.ts";

/** `name` is the name of the view, `values` the bins that are selected or drilled into. */
export type FilterText = { view: string; name: string; values: string };

const mostNames = 2;

export function describeFilters(report: OpenReport, state: ReportState): FilterText[] {
  const views = Object.keys(report.module.definition.views);
  return views.flatMap((view) => {
    const names = nameAxes(report, view);
    const path = report.outline
      .breadcrumb(state, view)
      .map(({ axis, code }) => report.format.bin(axis, names[0], code));
    const selection = state.filters[view];
    if (selection === undefined && path.length === 0) return [];
    const chosen =
      selection === undefined ? [] : [describeSelection(report, state, view, selection)];
    return [
      {
        view,
        name: names.map(({ name }) => name).join(" × "),
        values: [...path, ...chosen].join(" › "),
      },
    ];
  });
}

function describeSelection(
  report: OpenReport,
  state: ReportState,
  view: string,
  selection: Selection,
): string {
  const { format, copy, outline } = report;
  const names = nameAxes(report, view);
  const [rows, columns] = outline.axes(state, view);
  const nameBin = (bin: number): string => {
    if (columns === undefined) return rows === undefined ? "" : format.bin(rows, names[0], bin);
    const row = format.bin(rows!, names[0], Math.floor(bin / columns.size));
    return `${row}, ${format.bin(columns, names[1], bin % columns.size)}`;
  };
  if (isRange(selection) && rows !== undefined && columns === undefined) {
    const { from, to } = selection;
    if (to - from === 1) return nameBin(from);
    return fillText(copy.shell.filters.range, { from: nameBin(from), to: nameBin(to - 1) });
  }
  const bins = isRange(selection)
    ? Array.from({ length: selection.to - selection.from }, (_, at) => selection.from + at)
    : selection;
  const whole = columns === undefined ? [] : listWhole(bins, rows!.size, columns.size);
  if (whole.length > 0) {
    return whole
      .map(([axis, code]) => format.bin(axis === 0 ? rows! : columns!, names[axis], code))
      .join(", ");
  }
  if (bins.length <= mostNames + 1) return bins.map(nameBin).join(", ");
  const first = bins.slice(0, mostNames).map(nameBin).join(", ");
  return fillText(copy.shell.filters.more, { names: first, count: bins.length - mostNames });
}
