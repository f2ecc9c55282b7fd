import { useEffect, useId, useRef } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import { SlicerList } from "../../slicers/slicers.tsx";
import { useReport, useSnapshot } from "../../store/use-report.ts";
import { countRows } from "../count-rows.ts";
import { LiveRegion } from "./live-region.tsx";

/** The filters of a phone, a sheet over the bar at the foot; its button says how many rows they leave. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const report = useReport();
  const snapshot = useSnapshot();
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { filters } = report.copy.shell;
  useEffect(() => {
    const dialog = sheet.current!;
    // Escape is the sheet's alone: the page would leave an enlarged visual.
    dialog.addEventListener("keydown", (event) => event.stopPropagation());
    // A press beside the sheet is one on the dialog itself.
    dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
    // Some of the figures stay in sight, in a frame too, which does not scroll.
    const foot = dialog.parentElement!.getBoundingClientRect().bottom;
    const top = Math.max(0, -(window.frameElement?.getBoundingClientRect().top ?? 0));
    dialog.style.setProperty("max-height", `${String(Math.round(0.85 * (foot - top)))}px`);
    dialog.showModal();
    dialog.focus({ preventScroll: true });
  }, []);
  return (
    <dialog
      className="filter-sheet"
      ref={sheet}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClose={() => {
        onClose();
        document.querySelector<HTMLElement>(".filters-action")?.focus();
      }}
    >
      <h2 id={titleId}>{filters.title}</h2>
      <div className="slicers is-open">
        <SlicerList />
      </div>
      <button type="button" className="sheet-result" onClick={() => sheet.current?.close()}>
        {fillText(filters.result, countRows(report, snapshot))}
      </button>
      <LiveRegion />
    </dialog>
  );
}
