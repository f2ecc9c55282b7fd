import { Component, type ReactNode } from "react";
import { Alert } from "../panels/alert.tsx";
import type { ReportSnapshot } from "../store/report-store.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";

/** Shows a message instead of a visual that throws, until the state changes. */
export function VisualBoundary({ children }: { children: ReactNode }) {
  const { copy } = useReport();
  return (
    <Boundary snapshot={useSnapshot()} fallback={<Alert>{copy.shell.visual.failed}</Alert>}>
      {children}
    </Boundary>
  );
}

type BoundaryProps = { snapshot: ReportSnapshot; fallback: ReactNode; children: ReactNode };
type BoundaryState = { snapshot: ReportSnapshot; hasFailed: boolean };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { snapshot: this.props.snapshot, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { snapshot }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return state.snapshot === snapshot ? null : { snapshot, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
