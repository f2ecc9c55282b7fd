import { Disclosure } from "./disclosure.tsx";
import { MoreActions, preloadLaterParts } from "./later-part.tsx";
import { Icon, IconButton } from "./icon.tsx";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { TextButton } from "./text-button.tsx";

export function Toolbar({ onStory }: { onStory: () => void }) {
  const canUndo = useSnapshot((snapshot) => snapshot.canUndo);
  const canRedo = useSnapshot((snapshot) => snapshot.canRedo);
  const { store, copy, module, isTrial } = useReport();
  const labels = copy.shell.toolbar;
  return (
    <div className="report-toolbar" role="group" aria-label={labels.label}>
      {module.definition.story.some(({ id }) => copy.story[id] !== undefined) && (
        <TextButton onClick={onStory}>{copy.shell.story.open}</TextButton>
      )}
      {module.loadScenario && !isTrial && (
        <TextButton
          onClick={() =>
            store.change((state) => ({
              ...state,
              why: undefined,
              scenario: state.scenario ?? { on: 1 },
            }))
          }
        >
          {labels.whatIf}
        </TextButton>
      )}
      <IconButton icon="undo" name={labels.undo} isDisabled={!canUndo} onClick={store.undo} />
      <IconButton icon="redo" name={labels.redo} isDisabled={!canRedo} onClick={store.redo} />
      <Disclosure
        name={labels.more}
        button={
          <>
            <span className="more-word">{labels.moreWord}</span>
            <Icon name="more" />
          </>
        }
        className="menu"
        onNear={preloadLaterParts}
      >
        <MoreActions />
      </Disclosure>
    </div>
  );
}
