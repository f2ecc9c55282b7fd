import { memo, useState } from "react";
import { VisualFigure } from "../../render/visual-figure.tsx";
import { LaterPart } from "../panels/later-part.tsx";
import type { VisualLayout } from "../report-layout.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { useVisualProps } from "./use-visual-props.ts";
import { VisualMenu } from "./visual-menu.tsx";

export const ReportVisual = memo(function ReportVisual({ layout: own }: { layout: VisualLayout }) {
  const [isHowShown, setIsHowShown] = useState(false);
  const [isPictureLost, setIsPictureLost] = useState(false);
  const { copy } = useReport();
  const { presented, state } = useSnapshot();
  const layout = presented?.layoutOf(own) ?? own;
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
            <LaterPart name="Breadcrumb" props={{ view: layout.view }} isExtra />
          ) : undefined
        }
      />
      {props.selection !== null && (
        <LaterPart name="DrillButton" props={{ visual: props }} isExtra />
      )}
      {isPictureLost && (
        <p className="report-hint" role="alert">
          {copy.shell.visual.pictureLost}
        </p>
      )}
      {isHowShown && (
        <LaterPart
          name="HowComputed"
          props={{ measures: layout.measures, onClose: () => setIsHowShown(false) }}
        />
      )}
    </>
  );
});
