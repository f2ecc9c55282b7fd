import { clearFilters } from "../../query/state/report-state.ts";
import { useReport } from "../store/use-report.ts";

/** Replaces the visuals where the filters leave no row. */
export function EmptyPage() {
  const { store, copy } = useReport();
  const { title, text: advice } = copy.shell.empty;
  return (
    <div className="report-empty">
      <h2>{title}</h2>
      <p>{advice}</p>
      <button type="button" className="button" onClick={() => store.change(clearFilters)}>
        {copy.shell.filters.clearAll}
      </button>
    </div>
  );
}
