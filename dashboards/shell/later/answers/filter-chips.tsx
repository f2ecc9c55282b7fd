import { fillText } from "../../../../contracts/fill-text.ts";
import { clearFilters, drillUp, selectBins } from "../../../query/state/report-state.ts";
import { describeFilters } from "./describe-filters.ts";
import { Icon } from "../../panels/icon.tsx";
import { useReport, useSnapshot } from "../../store/use-report.ts";
import { TextButton } from "../../panels/text-button.tsx";

/** The active filters, each with a button that removes it. */
export function FilterChips() {
  const report = useReport();
  const { state } = useSnapshot();
  const { store, copy } = report;
  const labels = copy.shell.filters;
  const filters = describeFilters(report, state);
  return (
    <ul className="report-chips" aria-label={labels.active}>
      {filters.map(({ view, name, values }) => (
        <li key={view}>
          <button
            type="button"
            className="chip"
            aria-label={fillText(labels.clear, { name: `${name}: ${values}` })}
            onClick={() =>
              store.change((current) => selectBins(drillUp(current, view, 0), view, null))
            }
          >
            <span>{name}</span> {values}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <TextButton onClick={() => store.change(clearFilters)}>{labels.clearAll}</TextButton>
      </li>
    </ul>
  );
}
