import type { ReactNode } from "react";

export function Alert({ children }: { children: ReactNode }) {
  return (
    <p className="report-hint" role="alert">
      {children}
    </p>
  );
}
