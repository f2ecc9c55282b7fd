import { memo, useState } from "react";
import { VisualFigure } from "../charts/visual-figure.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { HowComputed } from "./how-computed.tsx";
import type { VisualLayout } from "./report-layout.ts";
import { useVisualProps } from "./use-visual-props.ts";
import { VisualMenu } from "./visual-menu.tsx";

/** One visual of a page with all that goes with it: menu, path of the drill, table, how it is computed. */
export const VisualFrame = memo(function VisualFrame({ layout }: { layout: VisualLayout }) {
  const [isTable, setIsTable] = useState(false);
  const [isHowShown, setIsHowShown] = useState(false);
  const props = useVisualProps(layout);
  return (
    <div
      className={`visual-frame span-${String(layout.span)}`}
      data-visual={layout.id}
      data-view={layout.view}
    >
      <VisualFigure
        {...props}
        isTable={isTable}
        actions={
          <VisualMenu
            visual={props}
            view={layout.view}
            isTable={isTable}
            onTable={() => setIsTable(!isTable)}
            onHow={() => setIsHowShown(!isHowShown)}
          />
        }
        lead={<Breadcrumb view={layout.view} />}
      />
      {isHowShown && (
        <HowComputed measures={layout.measures} onClose={() => setIsHowShown(false)} />
      )}
    </div>
  );
});
