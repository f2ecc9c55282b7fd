import { fillText } from "../../format/fill-text.ts";
import { ListSlicer } from "./list-slicer.tsx";
import { RangeSlicer } from "./range-slicer.tsx";
import { describeFilters } from "../panels/describe-filters.ts";
import { Sign } from "../panels/sign.tsx";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { useState } from "react";

/** The filters beside the page; on a phone they are behind a button that says how many are set. */
export function Slicers() {
  const report = useReport();
  const { state } = useSnapshot();
  const [isOpen, setIsOpen] = useState(false);
  const { module, text } = report;
  const words = text.shell.filters;
  const count = describeFilters(report, state).length;
  const chosen = count === 1 ? words.chosen_one : words.chosen_other;
  return (
    <section className="report-slicers" aria-label={words.title}>
      <button
        type="button"
        className="slicers-button"
        aria-expanded={isOpen}
        aria-controls="slicers"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Sign name="filter" />
        {words.title}
        {count > 0 && <span className="slicers-count">{fillText(chosen, { count })}</span>}
      </button>
      <div id="slicers" className={isOpen ? "slicers is-open" : "slicers"}>
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
