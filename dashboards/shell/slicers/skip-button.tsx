import { useHydrating } from "../../render/still/use-hydrating.ts";
import { pagePanelId } from "../panels/page-tabs.tsx";
import { useReport } from "../store/use-report.ts";

/** Skips all checkboxes, which are many tab stops; absent from the document, where it would have no effect. */
export function SkipButton() {
  const { copy } = useReport();
  if (useHydrating()) return null;
  return (
    <button type="button" className="text-button skip" onClick={focusFirstVisual}>
      {copy.shell.filters.skip}
    </button>
  );
}

function focusFirstVisual(): void {
  document.querySelector<HTMLElement>(`#${pagePanelId} figure`)?.focus();
}
