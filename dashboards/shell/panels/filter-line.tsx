import { useReport, useSnapshot } from "../store/use-report.ts";
import { countFilters } from "./count-filters.ts";
import { FilterChips } from "./later-part.tsx";

/** A hint on how to filter while nothing is filtered; then the filters. */
export function FilterLine() {
  const { copy } = useReport();
  const isFiltered = useSnapshot(({ state }) => countFilters(state) > 0);
  if (!isFiltered) {
    return <p className="report-chips report-hint">{copy.shell.filters.none}</p>;
  }
  return <FilterChips />;
}
