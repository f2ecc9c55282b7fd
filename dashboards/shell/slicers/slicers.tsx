import { fillText } from "../../../contracts/fill-text.ts";
import { ListSlicer } from "./list-slicer.tsx";
import { SkipButton } from "./skip-button.tsx";
import { RangeSlicer } from "./range-slicer.tsx";
import { countFilters } from "../panels/count-filters.ts";
import { Icon } from "../panels/icon.tsx";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { useState } from "react";

export function Slicers() {
  const { module, copy } = useReport();
  const count = useSnapshot(({ state }) => countFilters(state));
  const [isOpen, setIsOpen] = useState(false);
  const labels = copy.shell.filters;
  const chosen = count === 1 ? labels.chosen_one : labels.chosen_other;
  return (
    <section className="report-slicers" aria-label={labels.title}>
      <button
        type="button"
        className="slicers-button"
        aria-expanded={isOpen}
        aria-controls="slicers"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filter" />
        {labels.title}
        {count > 0 && <span className="slicers-count">{fillText(chosen, { count })}</span>}
      </button>
      <div id="slicers" className={isOpen ? "slicers is-open" : "slicers"}>
        <SkipButton />
        {module.layout.slicers.map(({ view, kind }) =>
          kind === "list" ? (
            <ListSlicer key={view} view={view} />
          ) : (
            <RangeSlicer key={view} view={view} />
          ),
        )}
      </div>
    </section>
  );
}
