import type { AxisNames } from "../../format/axis-names.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import type { Formatters } from "../../format/formatters.ts";
import type { Axis } from "../../query/table/axis.ts";
import { closeDrill, selectBins } from "../../query/state/report-state.ts";
import { isRange, type Selection } from "../../query/state/selection.ts";
import { findCountMeasure } from "../visuals/find-count-measure.ts";
import { nameAxes } from "../visuals/name-axes.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";

/** Height in tenths of a px: decimals would add some 300 bytes to a document. */
const plotHeight = 320;

/** Filters by a range of the coarsest bins of a view: two native sliders over the distribution. */
export function RangeSlicer({ view }: { view: string }) {
  const report = useReport();
  const { state, read } = useSnapshot();
  const { store, format, copy, module } = report;
  const result = read(view, 0);
  const [axis] = result.axes;
  const [names] = nameAxes(report, view);
  if (axis === undefined || names === undefined) return null;
  const { size } = axis;
  const { from, to } = toRange(closeDrill(state, view).filters[view], size);
  const counts = findCountMeasure(module.definition, view);
  const values = counts === undefined ? undefined : result.values(counts.id);
  const choose = (next: { from: number; to: number }): void => {
    const isAll = next.from <= 0 && next.to >= size;
    store.change((current) => selectBins(closeDrill(current, view), view, isAll ? null : next));
  };
  const nameFrom = nameEdge(axis, names, format, from);
  const nameTo = nameEdge(axis, names, format, to, "end");
  const labels = copy.shell.filters;
  return (
    <fieldset className="slicer slicer-range">
      <legend>{names.name}</legend>
      <div className="range">
        <svg
          viewBox={`0 0 ${String(size)} ${String(plotHeight)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {values !== undefined && <Bars values={values} from={from} to={to} />}
        </svg>
        <input
          type="range"
          min={0}
          max={size}
          value={from}
          aria-label={fillText(labels.from, { name: names.name })}
          aria-valuetext={nameFrom}
          onChange={({ target }) => choose({ from: Math.min(target.valueAsNumber, to - 1), to })}
        />
        <input
          type="range"
          min={0}
          max={size}
          value={to}
          aria-label={fillText(labels.to, { name: names.name })}
          aria-valuetext={nameTo}
          onChange={({ target }) => choose({ from, to: Math.max(target.valueAsNumber, from + 1) })}
        />
      </div>
      <p className="range-ends">
        <span>{nameFrom}</span> <span>{nameTo}</span>
      </p>
    </fieldset>
  );
}

function Bars({ values, from, to }: { values: Float64Array; from: number; to: number }) {
  const most = Math.max(...values, 1);
  return Array.from(values, (value, bin) => (
    <rect
      // oxlint-disable-next-line react/no-array-index-key -- the bin is its place
      key={bin}
      className={bin >= from && bin < to ? "range-in" : "range-out"}
      x={bin + 0.08}
      y={Math.round(plotHeight - (plotHeight * value) / most)}
      width={0.84}
      height={plotHeight} // The rest is outside the drawing.
    />
  ));
}

function toRange(selection: Selection | undefined, size: number): { from: number; to: number } {
  if (selection === undefined) return { from: 0, to: size };
  if (isRange(selection)) return selection;
  return { from: selection[0] ?? 0, to: (selection.at(-1) ?? size - 1) + 1 };
}

/** Names the first or last number or day of a range. */
function nameEdge(
  axis: Axis,
  names: AxisNames,
  format: Formatters,
  edge: number,
  side: "start" | "end" = "start",
): string {
  if (axis.kind === "labels") return format.bin(axis, names, side === "start" ? edge : edge - 1);
  const at = axis.starts[edge] ?? axis.end;
  if (axis.kind === "days") return format.day(side === "start" ? at : at - 1);
  const { unit = "count", decimals = 0 } = names;
  const isOpen = edge === axis.size && axis.isOpenAbove;
  const text = format.value({ unit, decimals }, isOpen ? axis.starts[edge - 1]! : at);
  return isOpen ? `${text} +` : text;
}
