import type { ReactNode } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { ColumnsText, LinesText, StairsText } from "./example-texts.tsx";
import { ServiceStair } from "./service-stair.tsx";

/** The drawing of a service, where it has one, and the line on its way `out`. */
export function ServiceExample({ name, out }: { name: string; out: ReactNode }) {
  const { examples, exampleNote } = useCopy("services");
  const charts: Record<string, ReactNode> = {
    dashboard: <ColumnsText labels={examples.dashboard.labels} />,
    guidance: <LinesText labels={examples.guidance.labels} />,
    training: <StairsText labels={examples.training.labels} />,
  };
  if (name === "businessProblem") return <ServiceStair>{out}</ServiceStair>;
  const example = examples[name as keyof typeof examples];
  if (!charts[name]) return out;
  return (
    <figure className="example">
      {out}
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
