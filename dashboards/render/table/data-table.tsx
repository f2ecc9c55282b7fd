import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useMarks } from "../../interact/use-marks.ts";
import { nameBin } from "../../kinds/bins/order-bins.ts";
import { layOutTable, type TableCell } from "../../kinds/table/layout.ts";
import type { Sort } from "../../query/state/report-state.ts";
import { screenPalette } from "../screen-palette.ts";
import { useHydrating } from "../still/use-hydrating.ts";
import { readLook } from "../svg-element.ts";
import type { VisualProps } from "../visual-props.ts";
import { SortHead } from "./sort-head.tsx";
import { TableScroll } from "./table-scroll.tsx";
import "./tables.css";

/** Rows of a table in the document: more than are visible before scrolling; all would add to its size. */
const documentRows = 20;
const firstRows = 50;
const moreRows = 200;
const bar = { width: 64, height: 8 };
const barLook = readLook("bar", screenPalette(""));

/**
 * The numbers of a visual as a table: sortable by its heads, with the drawing's selection; long tables grow in steps.
 */
export function DataTable({ visual }: { visual: VisualProps }) {
  const { id, title, format, onSelect, onSort } = visual;
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const [most, setMost] = useState(useHydrating() ? documentRows : firstRows);
  useEffect(() => {
    startTransition(() => setMost((shown) => Math.max(shown, firstRows)));
    // Paper has no button for more rows.
    const showAll = (): void => flushSync(() => setMost(Infinity));
    addEventListener("beforeprint", showAll);
    return () => removeEventListener("beforeprint", showAll);
  }, []);
  const sort = onSort === undefined ? ownSort : visual.sort;
  const { heads, rows, targets, more } = layOutTable(visual, sort, most);
  const { layer, active, handlers } = useMarks<HTMLTableSectionElement>({
    visual,
    scene: { targets },
  });
  const { copy } = format;
  return (
    <TableScroll>
      <table className="numbers" aria-describedby={`${id}-summary`}>
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <SortHead
                key={head.key}
                head={head}
                label={copy.table.sort}
                sort={sort}
                onSort={onSort ?? setOwnSort}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={layer} {...(onSelect === undefined ? {} : handlers)}>
          {rows.map(({ bin, names, cells, isHeld }, at) => (
            <tr key={bin} data-mark={at} className={isHeld ? "held" : undefined}>
              {names.map((name, place) => (
                <th key={heads[place]!.key} scope="row">
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
              {cells.map((cell) => (
                <Cell key={cell.key} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Annotations visual={visual} />
      {more !== undefined && (
        <p className="table-more">
          {more}
          <button type="button" onClick={() => setMost(most + moreRows)}>
            {copy.table.more}
          </button>
        </p>
      )}
    </TableScroll>
  );
}

function Annotations({ visual }: { visual: VisualProps }) {
  return visual.annotations?.map(({ bin, text }) => (
    <p key={bin} className="table-more">
      {nameBin(visual, bin)}: {text}
    </p>
  ));
}

function Cell({ cell: { text, share } }: { cell: TableCell }) {
  if (share === undefined) return <td>{text}</td>;
  return (
    <td>
      <span className="with-bar">
        {!Number.isNaN(share) && <ValueBar share={share} />}
        {text}
      </span>
    </td>
  );
}

function ValueBar({ share }: { share: number }) {
  const width = Math.max(share, 0) * bar.width;
  return (
    <svg className="value-bar" {...bar} aria-hidden="true">
      <rect {...barLook} width={width} height={bar.height} />
    </svg>
  );
}
