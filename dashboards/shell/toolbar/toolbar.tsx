import { useState } from "react";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { countFilters } from "../panels/count-filters.ts";
import { Disclosure } from "../panels/disclosure.tsx";
import { Icon, IconButton } from "../panels/icon.tsx";
import { FilterSheet, FootBar, MoreActions, preloadLaterParts } from "../panels/later-part.tsx";
import type { Action } from "./action.ts";
import { moveAlong } from "../panels/move-along.ts";
import { useActions } from "./use-actions.ts";

type ToolbarProps = { onStory: () => void; isFiltering: boolean; onFilters: () => void };

/** The actions of a report by name, at the foot of a phone's screen. */
export function Toolbar({ onStory, isFiltering, onFilters }: ToolbarProps) {
  const { copy } = useReport();
  const { main, others } = useActions(onStory);
  const count = useSnapshot(({ state }) => countFilters(state));
  const [isSheet, setIsSheet] = useState(false);
  const labels = copy.shell.toolbar;
  return (
    <div className="report-toolbar" role="toolbar" aria-label={labels.label}>
      {count > 0 && <FootBar />}
      <button
        type="button"
        className="action filters-action"
        aria-expanded={isFiltering || isSheet}
        aria-controls="slicers"
        onPointerEnter={preloadLaterParts}
        onClick={() => (matchMedia("(width < 45rem)").matches ? setIsSheet(true) : onFilters())}
      >
        <Icon name="filter" />
        {copy.shell.filters.title}
      </button>
      {main.map((action, at) => (
        <ActionButton key={action.id} action={action} isStop={at === 0} />
      ))}
      <span className="beside">
        {others.map((action) =>
          action.icon === undefined ? (
            <ActionButton key={action.id} action={action} />
          ) : (
            <IconButton
              key={action.id}
              icon={action.icon}
              name={action.name}
              isDisabled={action.isDisabled}
              onClick={action.act}
            />
          ),
        )}
      </span>
      <Disclosure
        button={
          <>
            <Icon name="menu" />
            <span className="narrow">{labels.all}</span>
            <span className="beside">{labels.share}</span>
          </>
        }
        className="menu"
        onNear={preloadLaterParts}
      >
        <MoreActions others={others} />
      </Disclosure>
      {isSheet && <FilterSheet onClose={() => setIsSheet(false)} />}
    </div>
  );
}

/** The first action is the tab stop of all, with arrow keys from one to the next. */
function ActionButton({ action, isStop = false }: { action: Action; isStop?: boolean }) {
  const { id, name, icon, isOn, act } = action;
  return (
    <button
      type="button"
      className="action"
      data-action={id}
      aria-pressed={isOn}
      tabIndex={isStop ? 0 : -1}
      onKeyDown={moveAlong}
      onClick={act}
    >
      {icon && <Icon name={icon} />}
      {name}
    </button>
  );
}
