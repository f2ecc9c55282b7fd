import { useRef, type KeyboardEvent } from "react";
import { loadAllKinds } from "../store/show-state.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const pagePanelId = "report-page";

export function tabId(page: string): string {
  return `tab-${page}`;
}

/** Tabs of the pages, with arrow keys, Home and End. */
export function PageTabs() {
  const { module, store, copy } = useReport();
  const tab = useSnapshot((snapshot) => snapshot.tab);
  const list = useRef<HTMLDivElement>(null);
  const { pages } = module.layout;
  // A file that fails is loaded again when its page is opened.
  const preload = (): void => void loadAllKinds(module.layout).catch(() => undefined);
  const open = (page: string): void =>
    store.change((current) => ({ ...current, page, focus: null, why: undefined }));

  function onKeyDown(event: KeyboardEvent): void {
    const current = pages.findIndex(({ id }) => id === tab);
    const next = steps[event.key]?.(current, pages.length);
    const page = next === undefined ? undefined : pages[next];
    if (next === undefined || page === undefined) return;
    event.preventDefault();
    open(page.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus goes to the chosen tab
    <div
      className="report-tabs"
      role="tablist"
      aria-label={copy.shell.pages}
      ref={list}
      onPointerEnter={preload}
      onFocus={preload}
      onKeyDown={onKeyDown}
    >
      {pages.map(({ id }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-controls={pagePanelId}
          aria-selected={id === tab}
          tabIndex={id === tab ? 0 : -1}
          onClick={() => open(id)}
        >
          {copy.report.pages[id]}
        </button>
      ))}
    </div>
  );
}
