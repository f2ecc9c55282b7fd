import { useHydrating } from "../../render/still/use-hydrating.ts";
import { pagePanelId } from "../panels/page-tabs.tsx";
import { useReport } from "../store/use-report.ts";

/** Past all that can be ticked, which are many stops of the Tab key; the document, where it could do nothing, has none. */
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
