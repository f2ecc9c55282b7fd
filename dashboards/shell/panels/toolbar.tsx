import { Disclosure } from "./disclosure.tsx";
import { LaterPart, laterParts, preloadLaterParts } from "./later-part.tsx";
import { Icon } from "./icon.tsx";
import { useReport, useSnapshot } from "../store/use-report.ts";

export function Toolbar({ onStory }: { onStory: () => void }) {
  const { canUndo, canRedo } = useSnapshot();
  const { store, copy, module, isTrial } = useReport();
  const labels = copy.shell.toolbar;
  return (
    <div className="report-toolbar" role="group" aria-label={labels.label}>
      {module.definition.story.some(({ id }) => copy.story[id] !== undefined) && (
        <button type="button" className="text-button" onClick={onStory}>
          {copy.shell.story.open}
        </button>
      )}
      {module.loadScenario && !isTrial && (
        <button
          type="button"
          className="text-button"
          onClick={() =>
            store.change((state) => ({
              ...state,
              why: undefined,
              scenario: state.scenario ?? { on: 1 },
            }))
          }
        >
          {labels.whatIf}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={labels.undo}
        disabled={!canUndo}
        onClick={store.undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={labels.redo}
        disabled={!canRedo}
        onClick={store.redo}
      >
        <Icon name="redo" />
      </button>
      <Disclosure
        name={labels.more}
        button={<Icon name="more" />}
        className="menu"
        onNear={preloadLaterParts}
      >
        <LaterPart of={laterParts}>{({ MoreActions }) => <MoreActions />}</LaterPart>
      </Disclosure>
    </div>
  );
}
