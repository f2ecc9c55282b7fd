import { memo, useState } from "react";
import { VisualFigure } from "../../render/visual-figure.tsx";
import { LaterPart, laterParts } from "../panels/later-part.tsx";
import type { VisualLayout } from "../report-layout.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { useVisualProps } from "./use-visual-props.ts";
import { VisualMenu } from "./visual-menu.tsx";

export const ReportVisual = memo(function ReportVisual({ layout: own }: { layout: VisualLayout }) {
  const [isHowShown, setIsHowShown] = useState(false);
  const [isPictureLost, setIsPictureLost] = useState(false);
  const { copy } = useReport();
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
        actions={
          <VisualMenu
            visual={props}
            layout={own}
            isTable={isTable}
            onHow={() => setIsHowShown(!isHowShown)}
            onPictureLost={() => setIsPictureLost(true)}
          />
        }
        lead={
          isDrilled ? (
            <LaterPart of={laterParts} isExtra>
              {({ Breadcrumb }) => <Breadcrumb view={layout.view} />}
            </LaterPart>
          ) : undefined
        }
      />
      {props.selection !== null && (
        <LaterPart of={laterParts} isExtra>
          {({ DrillButton }) => <DrillButton visual={props} />}
        </LaterPart>
      )}
      {isPictureLost && (
        <p className="report-hint" role="alert">
          {copy.shell.visual.pictureLost}
        </p>
      )}
      {isHowShown && (
        <LaterPart of={laterParts}>
          {({ HowComputed }) => (
            <HowComputed measures={layout.measures} onClose={() => setIsHowShown(false)} />
          )}
        </LaterPart>
      )}
    </>
  );
});
