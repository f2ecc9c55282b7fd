import { listPageNumbers } from "./page-numbers.ts";
import "./pagination.css";

type PaginationLabels = {
  label: string;
  previous: string;
  next: string;
  describePage: (page: number) => string;
};

type PaginationProps = {
  current: number;
  count: number;
  labels: PaginationLabels;
  hrefOf: (page: number) => string;
  onSelect: () => void;
};

/** The row of pages below a list (§4); empty if there is only one. */
export function Pagination({ current, count, labels, hrefOf, onSelect }: PaginationProps) {
  if (count < 2) return null;
  const step = (page: number, rel: "prev" | "next", text: string) => (
    <li className="pagination-step">
      <a href={hrefOf(page)} rel={rel} onClick={onSelect}>
        {text}
      </a>
    </li>
  );
  return (
    <nav className="pagination" aria-label={labels.label}>
      <ul>
        {current > 1 && step(current - 1, "prev", labels.previous)}
        {listPageNumbers(current, count).map((page, index) =>
          page === "gap" ? (
            <li key={index < 2 ? "before" : "after"} className="pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                href={hrefOf(page)}
                aria-label={labels.describePage(page)}
                aria-current={page === current ? "page" : undefined}
                onClick={onSelect}
              >
                {page}
              </a>
            </li>
          ),
        )}
        {current < count && step(current + 1, "next", labels.next)}
      </ul>
    </nav>
  );
}
