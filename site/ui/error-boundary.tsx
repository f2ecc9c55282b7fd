import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** What is shown; another one is tried anew. */
  subject?: unknown;
  /** What is shown in place of children that cannot be rendered. */
  fallback?: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { subject: unknown; hasFailed: boolean };

/** Keeps a fault of its children from taking the whole app with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { subject: this.props.subject, hasFailed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { subject }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return subject === state.subject ? null : { subject, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
