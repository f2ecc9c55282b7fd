import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";

type TabItem = {
  id: string;
  label: ReactNode;
  /** The panel's heading without JavaScript. */
  title: string;
  panel: ReactNode;
};

type TabsProps = {
  label: string;
  items: readonly TabItem[];
  className?: string;
};

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tabs pattern with arrow keys, Home and End; the first tab is selected at the start. */
export function Tabs({ label, items, className = "" }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const next = steps[event.key]?.(selected, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className={`tabs ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus goes to the chosen tab */}
      <div
        className="tabs-list"
        role="tablist"
        aria-label={label}
        aria-orientation="vertical"
        ref={list}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${String(index)}`}
            aria-controls={`${base}-panel-${String(index)}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.id}
          className="tabs-panel"
          role="tabpanel"
          id={`${base}-panel-${String(index)}`}
          aria-labelledby={`${base}-tab-${String(index)}`}
          hidden={index !== selected}
          data-title={item.title}
        >
          {item.panel}
        </div>
      ))}
    </div>
  );
}
