import type { ReactNode } from "react";
import { siteConfig } from "../../../../site.config.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { ColumnsText, LinesText, StairsText, WaterfallText } from "./example-texts.tsx";

/** Shows nothing for a service without a drawing. */
export function ServiceExample({ name }: { name: string }) {
  const { examples, exampleNote } = useCopy("services");
  const charts: Record<string, ReactNode> = {
    businessProblem: <WaterfallText labels={examples.businessProblem.labels} />,
    dashboard: <ColumnsText labels={examples.dashboard.labels} />,
    guidance: <LinesText labels={examples.guidance.labels} />,
    training: <StairsText labels={examples.training.labels} />,
  };
  const example = examples[name as keyof typeof examples];
  if (!charts[name]) return null;
  return (
    <figure className="example">
      <svg
        className={`drawing drawing-example-${name}`}
        viewBox="0 0 350 210"
        role="img"
        aria-label={example.summary}
      >
        {charts[name]}
      </svg>
      <figcaption>
        {siteConfig.demonstration ? example.caption : `${example.caption} ${exampleNote}`}
      </figcaption>
    </figure>
  );
}
