import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** A change of this value clears the error. */
  subject?: unknown;
  fallback?: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { subject: unknown; hasFailed: boolean };

/** Catches the render errors of its children. */
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
