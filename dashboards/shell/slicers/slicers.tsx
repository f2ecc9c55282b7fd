import { useEffect, useRef } from "react";
import { ListSlicer } from "./list-slicer.tsx";
import { SkipButton } from "./skip-button.tsx";
import { RangeSlicer } from "./range-slicer.tsx";
import { useReport } from "../store/use-report.ts";

export function SlicerList() {
  const { module } = useReport();
  return module.layout.slicers.map(({ view, kind }) =>
    kind === "list" ? (
      <ListSlicer key={view} view={view} />
    ) : (
      <RangeSlicer key={view} view={view} />
    ),
  );
}

/** Filters beside the page; where it is narrow, a button of the toolbar opens them, on a phone in a sheet. */
export function Slicers({ isOpen }: { isOpen: boolean }) {
  const { copy } = useReport();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [isOpen]);
  return (
    <section
      className="report-slicers"
      aria-label={copy.shell.filters.title}
      tabIndex={-1}
      ref={section}
    >
      <div id="slicers" className={isOpen ? "slicers is-open" : "slicers"}>
        <SkipButton />
        <SlicerList />
      </div>
    </section>
  );
}
