import { useMarks } from "../../interact/use-marks.ts";
import { layOutMatrix, type MatrixCell } from "../../kinds/matrix/layout.ts";
import type { MatrixSpec } from "../../kinds/matrix/spec.ts";
import type { VisualProps } from "../visual-props.ts";
import { TableScroll } from "./table-scroll.tsx";
import "./tables.css";

export function Matrix({ visual }: { visual: VisualProps<MatrixSpec> }) {
  const { id, title, format, onSelect } = visual;
  const { corner, columns, rows, totals, isShaded, targets } = layOutMatrix(visual);
  const { layer, active, handlers } = useMarks<HTMLTableSectionElement>({ visual, targets });
  const renderCell = ({ text, bin }: MatrixCell, column: number) => {
    // oxlint-disable-next-line react/no-array-index-key -- a column keeps its place
    if (bin === undefined) return <td key={column}>{text}</td>;
    const { target, state, step = "" } = bin;
    return (
      <td
        key={column} // oxlint-disable-line react/no-array-index-key
        data-mark={target}
        className={`${step} cell-${state}`}
        aria-label={targets[target]!.name()}
        aria-selected={onSelect === undefined ? undefined : state === "selected"}
        tabIndex={target === active ? 0 : -1}
      >
        {text}
      </td>
    );
  };
  return (
    <TableScroll>
      <table
        className={isShaded ? "numbers matrix shaded" : "numbers matrix"}
        // In the markup it stays a table.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-describedby={`${id}-summary ${id}-keys`}
      >
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((name, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column keeps its place
              <th key={column} scope="col" className="number">
                {name}
              </th>
            ))}
            {totals !== undefined && (
              <th scope="col" className="number">
                {format.copy.bins.total}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={layer} {...handlers}>
          {rows.map(({ key, level, name, cells, total }) => (
            <tr key={key} className={level}>
              <th scope="row">{name}</th>
              {cells.map(renderCell)}
              {total !== undefined && <td className="total">{total}</td>}
            </tr>
          ))}
        </tbody>
        {totals !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">{totals.name}</th>
              {totals.cells.map((text, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column keeps its place
                <td key={column}>{text}</td>
              ))}
              <td className="total">{totals.total}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </TableScroll>
  );
}
