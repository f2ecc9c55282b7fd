import { fillText } from "../../format/fill-text.ts";
import { clearFilters, drillUp, selectBins } from "../../query/state/report-state.ts";
import { describeFilters } from "./describe-filters.ts";
import { Sign } from "./sign.tsx";
import { useReport, useSnapshot } from "../store/use-report.ts";

/** What the report is filtered by, in words: each filter can be taken off, and all at once. */
export function FilterChips() {
  const report = useReport();
  const { state } = useSnapshot();
  const { store, text } = report;
  const words = text.shell.filters;
  const filters = describeFilters(report, state);
  if (filters.length === 0) return <p className="report-chips report-hint">{words.none}</p>;
  return (
    <ul className="report-chips" aria-label={words.active}>
      {filters.map(({ view, name, values }) => (
        <li key={view}>
          <button
            type="button"
            className="chip"
            aria-label={fillText(words.clear, { name: `${name}: ${values}` })}
            onClick={() =>
              store.change((current) => selectBins(drillUp(current, view, 0), view, null))
            }
          >
            <span>{name}</span> {values}
            <Sign name="close" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="text-button" onClick={() => store.change(clearFilters)}>
          {words.clearAll}
        </button>
      </li>
    </ul>
  );
}
