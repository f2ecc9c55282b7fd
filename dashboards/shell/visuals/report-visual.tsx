import { memo, useState } from "react";
import { VisualFigure } from "../../render/visual-figure.tsx";
import { Breadcrumb, DrillButton, HowComputed } from "../panels/later-part.tsx";
import { Alert } from "../panels/alert.tsx";
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
        lead={isDrilled ? <Breadcrumb view={layout.view} /> : undefined}
      />
      {props.selection !== null && <DrillButton visual={props} />}
      {isPictureLost && <Alert>{copy.shell.visual.pictureLost}</Alert>}
      {isHowShown && (
        <HowComputed measures={layout.measures} onClose={() => setIsHowShown(false)} />
      )}
    </>
  );
});
