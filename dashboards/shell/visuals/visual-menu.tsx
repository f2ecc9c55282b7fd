import { fillText } from "../../../contracts/fill-text.ts";
import { Disclosure } from "../panels/disclosure.tsx";
import { Icon } from "../panels/icon.tsx";
import { preloadLaterParts, VisualActions } from "../panels/later-part.tsx";
import { useReport } from "../store/use-report.ts";
import type { VisualActionsProps } from "../later/visual-actions.tsx";

export function VisualMenu(props: VisualActionsProps) {
  const { copy } = useReport();
  const name = fillText(copy.shell.visual.menu, { title: props.visual.title });
  return (
    <Disclosure
      name={name}
      button={<Icon name="more" />}
      className="menu"
      onNear={preloadLaterParts}
    >
      <VisualActions {...props} />
    </Disclosure>
  );
}
