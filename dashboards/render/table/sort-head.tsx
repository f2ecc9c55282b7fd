import { fillText } from "../../../contracts/fill-text.ts";
import type { TableHead } from "../../kinds/table/layout.ts";
import type { Sort } from "../../query/state/report-state.ts";

type SortHeadProps = {
  head: TableHead;
  label: string;
  sort: Sort | null;
  onSort: (next: Sort | null) => void;
};

/**
 * A column head that sorts numbers descending and names ascending at first, then in reverse, then restores the original
 * order.
 */
export function SortHead({ head, label, sort, onSort }: SortHeadProps) {
  const { name, isNumber, by } = head;
  const className = isNumber ? "number" : undefined;
  if (by === undefined) {
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
      <button type="button" title={fillText(label, { name })} onClick={press}>
        {name}
        <svg className="sort-sign" width={9} height={12} aria-hidden="true">
          <path className="up" d="M4.5 1 8 5H1z" />
          <path className="down" d="M4.5 11 1 7h7z" />
        </svg>
      </button>
    </th>
  );
}
