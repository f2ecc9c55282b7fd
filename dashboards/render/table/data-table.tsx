import { isChosen } from "../../kinds/read-selection.ts";
import { useState } from "react";
import type { Sort } from "../../query/state/report-state.ts";
import { fillText } from "../../format/fill-text.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import type { Target } from "../../scene/scene.ts";
import { readTable, type TableColumn } from "../../kinds/table/read-table.ts";
import { TableScroll } from "./table-scroll.tsx";
import { useMarks } from "../../interact/use-marks.ts";
import type { VisualProps } from "../visual-props.ts";
import "./tables.css";

const firstRows = 50;
const moreRows = 200;
const barWidth = 64;

/** The numbers of a visual as a table: sorted by its heads, chosen from as the drawing is, long ones a part at a time. */
export function DataTable({ visual }: { visual: VisualProps }) {
  const { id, title, format, selection, onSelect, onSort, spec } = visual;
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const [shown, setShown] = useState(firstRows);
  const sort = onSort === undefined ? ownSort : visual.sort;
  const { heads, columns, rows } = readTable(visual, sort);
  const visible = rows.slice(0, shown);
  const targets = visible.map(({ bin, names }, at): Target => ({
    bins: [bin],
    name: () => names.join(", "),
    tip: () => null,
    x: 0,
    y: at,
    width: 1,
    height: 1,
  }));
  const { layer, active, handlers } = useMarks<HTMLTableSectionElement>({
    visual,
    targets,
  });
  const most = spec.kind === "table" ? extent(rows.map(({ values }) => values[0]!))[1] : 0;
  const { words } = format;
  return (
    <TableScroll>
      <table className="numbers" aria-describedby={`${id}-summary`}>
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            {heads.map((name, at) => (
              <SortHead
                key={name}
                name={name}
                {...(at === 0 ? { by: "label", sort, onSort: onSort ?? setOwnSort } : {})}
                label={fillText(words.table.sort, { name })}
              />
            ))}
            {columns.map((column) => (
              <SortHead
                key={column.id}
                name={column.name}
                isNumber
                {...(column.isUnfiltered
                  ? {}
                  : { by: column.id, sort, onSort: onSort ?? setOwnSort })}
                label={fillText(words.table.sort, { name: column.name })}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={layer} {...(onSelect === undefined ? {} : handlers)}>
          {visible.map(({ bin, names, values }, at) => {
            const isHeld = selection !== null && isChosen(selection, bin);
            return (
              <tr key={bin} data-mark={at} className={isHeld ? "held" : undefined}>
                {names.map((name, place) => (
                  <th key={heads[place]} scope="row">
                    {place === 0 && onSelect !== undefined ? (
                      <button
                        type="button"
                        aria-pressed={isHeld}
                        aria-label={names.join(", ")}
                        tabIndex={at === active ? 0 : -1}
                      >
                        {name}
                      </button>
                    ) : (
                      name
                    )}
                  </th>
                ))}
                {values.map((value, place) => (
                  <td key={columns[place]!.id}>
                    {place === 0 && most > 0 ? (
                      <span className="with-bar">
                        <ValueBar share={value / most} />
                        {writeCell(visual, columns[place]!, value)}
                      </span>
                    ) : (
                      writeCell(visual, columns[place]!, value)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > shown && (
        <p className="table-more">
          {fillText(words.table.shown, {
            shown: format.count(shown),
            total: format.count(rows.length),
          })}
          <button type="button" onClick={() => setShown(shown + moreRows)}>
            {words.table.more}
          </button>
        </p>
      )}
    </TableScroll>
  );
}

type SortHeadProps = {
  name: string;
  label: string;
  isNumber?: boolean;
  by?: string;
  sort?: Sort | null;
  onSort?: (next: Sort | null) => void;
};

/** A column head that sorts: numbers from the largest, names from A; pressed again the other way, then as they come. */
function SortHead({ name, label, isNumber = false, by, sort, onSort }: SortHeadProps) {
  const className = isNumber ? "number" : undefined;
  if (by === undefined || onSort === undefined) {
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    );
  }
  const held = sort?.by === by ? sort : null;
  const press = (): void => {
    if (held === null) onSort({ by, isDescending: isNumber });
    else if (held.isDescending === isNumber) onSort({ by, isDescending: !isNumber });
    else onSort(null);
  };
  const state = held === null ? "none" : held.isDescending ? "descending" : "ascending";
  return (
    <th scope="col" className={className} aria-sort={state}>
      <button type="button" title={label} onClick={press}>
        {name}
        <svg className="sort-sign" width={9} height={12} aria-hidden="true">
          <path className="up" d="M4.5 1 8 5H1z" />
          <path className="down" d="M4.5 11 1 7h7z" />
        </svg>
      </button>
    </th>
  );
}

/** The value as a share of the column's largest; nothing where it has none. */
function ValueBar({ share }: { share: number }) {
  if (Number.isNaN(share)) return null;
  return (
    <svg className="value-bar" width={barWidth} height={8} aria-hidden="true">
      <rect className="bar plain" width={Math.max(share, 0) * barWidth} height={8} />
    </svg>
  );
}

function writeCell({ format }: VisualProps, { measure }: TableColumn, value: number): string {
  return format.plain(measure, value);
}
