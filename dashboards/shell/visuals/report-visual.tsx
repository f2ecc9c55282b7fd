import { useState } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import { VisualFigure } from "../../render/visual-figure.tsx";
import { Disclosure } from "../panels/disclosure.tsx";
import { Icon } from "../panels/icon.tsx";
import {
  Breadcrumb,
  HowComputed,
  OnwardButtons,
  preloadLaterParts,
  VisualActions,
} from "../panels/later-part.tsx";
import { Alert } from "../panels/alert.tsx";
import type { VisualLayout } from "../report-layout.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { useVisualProps } from "./use-visual-props.ts";

export function ReportVisual({ layout: own }: { layout: VisualLayout }) {
  const [isHowShown, setIsHowShown] = useState(false);
  const [isPictureLost, setIsPictureLost] = useState(false);
  const { copy, onDrawn } = useReport();
  const { layoutOf, state } = useSnapshot();
  const layout = layoutOf?.(own) ?? own;
  const isTable = state.presentation?.[own.id]?.endsWith("table");
  const props = useVisualProps(layout);
  const isDrilled = props.result.depth > 0;
  return (
    <>
      <VisualFigure
        {...props}
        isTable={isTable}
        isDrawnLater={onDrawn !== undefined}
        actions={
          <Disclosure
            name={fillText(copy.shell.visual.menu, { title: props.title })}
            button={<Icon name="more" />}
            className="menu"
            onNear={preloadLaterParts}
          >
            <VisualActions
              visual={props}
              layout={own}
              isTable={isTable}
              onHow={() => setIsHowShown(!isHowShown)}
              onPictureLost={() => setIsPictureLost(true)}
            />
          </Disclosure>
        }
        lead={isDrilled ? <Breadcrumb view={layout.view} /> : undefined}
      />
      {props.selection !== null && <OnwardButtons visual={props} />}
      {isPictureLost && <Alert>{copy.shell.visual.pictureLost}</Alert>}
      {isHowShown && (
        <HowComputed measures={layout.measures} onClose={() => setIsHowShown(false)} />
      )}
    </>
  );
}
