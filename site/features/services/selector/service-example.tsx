import type { ReactNode } from "react";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { PairOfLines, Stairs, TargetColumns, Waterfall } from "./example-charts.tsx";

export type ServiceName = "businessProblem" | "dashboard" | "guidance" | "training";

export function ServiceExample({ name }: { name: ServiceName }) {
  const { examples } = useCopy("services");
  const charts: Record<ServiceName, ReactNode> = {
    businessProblem: <Waterfall labels={examples.businessProblem.labels} />,
    dashboard: <TargetColumns labels={examples.dashboard.labels} />,
    guidance: <PairOfLines labels={examples.guidance.labels} />,
    training: <Stairs labels={examples.training.labels} />,
  };
  return (
    <figure className="example">
      <svg viewBox="0 0 350 210" role="img" aria-label={examples[name].summary}>
        {charts[name]}
      </svg>
      <figcaption>{examples[name].caption}</figcaption>
    </figure>
  );
}
