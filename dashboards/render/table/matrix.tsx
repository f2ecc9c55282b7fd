import { readStates } from "../../kinds/read-states.ts";
import type { VisualSpec } from "../../kinds/chart.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import type { Target } from "../../scene/scene.ts";
import {
  addColumns,
  addUp,
  listMatrixRows,
  type MatrixRow,
} from "../../kinds/matrix/matrix-rows.ts";
import { nameBin } from "../../kinds/order-bins.ts";
import { makeRamp } from "../../scene/scales/ramp.ts";
import { count } from "../../kinds/read-series.ts";
import { TableScroll } from "./table-scroll.tsx";
import { describeBin, describeTip } from "../../kinds/describe-bin.ts";
import { useMarks } from "../../interact/use-marks.ts";
import type { VisualProps } from "../visual-props.ts";
import "./tables.css";

/** A pair view as a table of numbers with totals and, where the rows have groups, subtotals over indented rows. */
export function Matrix({ visual }: { visual: VisualProps }) {
  const { id, title, result, measures, axes, format, onSelect } = visual;
  const spec = visual.spec as VisualSpec & { kind: "matrix" };
  const measure = measures[0]!;
  const columns = result.axes[1]!;
  const values = result.values(measure.id);
  const rows = listMatrixRows(visual);
  const bins = rows.flatMap(({ bins: own }) => own ?? []);
  const places = new Map(bins.map((bin, at) => [bin, at]));
  const targets = rows.flatMap(({ bins: own }, y) =>
    (own ?? []).map((bin, x): Target => {
      const tip = () => describeTip(visual, bin);
      return { bins: [bin], name: () => nameBin(visual, bin), tip, x, y, width: 1, height: 1 };
    }),
  );
  const { layer, active, handlers } = useMarks<HTMLTableSectionElement>({
    visual,
    targets,
  });
  const stateOf = readStates(visual);
  const ramp =
    spec.ramp === undefined ? null : makeRamp(extent(bins.map((bin) => values[bin]!)), spec.ramp);
  const { hasTotals = false } = spec;
  const bottom = addColumns(rows.filter(({ bins: own }) => own !== null));
  const { words } = format;
  const renderCells = ({ bins: own, values: told }: MatrixRow) =>
    told.map((value, column) => {
      const bin = own?.[column];
      if (bin === undefined) return <td key={column}>{format.plain(measure, value)}</td>; // oxlint-disable-line react/no-array-index-key
      const at = places.get(bin);
      const tone = stateOf(bin);
      return (
        <td
          key={bin}
          data-mark={at}
          className={`${ramp?.stepOf(value) ?? ""} cell-${tone}`}
          aria-label={describeBin(visual, nameBin(visual, bin), bin)}
          aria-selected={onSelect === undefined ? undefined : tone === "chosen"}
          tabIndex={at === active ? 0 : -1}
        >
          {format.plain(measure, value)}
        </td>
      );
    });
  return (
    <TableScroll>
      <table
        className={ramp === null ? "numbers matrix" : "numbers matrix shaded"}
        // Its cells are chosen one by one, which is what a grid is; in the markup it stays a table.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-describedby={`${id}-summary ${id}-keys`}
      >
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{axes[0]?.name}</th>
            {count(columns.size).map((column) => (
              <th key={column} scope="col" className="number">
                {format.bin(columns, axes[1], column)}
              </th>
            ))}
            {hasTotals && (
              <th scope="col" className="number">
                {words.bins.total}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={layer} {...handlers}>
          {rows.map((row) => (
            <tr key={row.key} className={row.level}>
              <th scope="row">{row.name}</th>
              {renderCells(row)}
              {hasTotals && <td className="total">{format.plain(measure, addUp(row.values))}</td>}
            </tr>
          ))}
        </tbody>
        {hasTotals && (
          <tfoot>
            <tr>
              <th scope="row">{words.bins.total}</th>
              {count(columns.size).map((column) => (
                <td key={column}>{format.plain(measure, bottom[column]!)}</td>
              ))}
              <td className="total">{format.plain(measure, addUp(bottom))}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </TableScroll>
  );
}
