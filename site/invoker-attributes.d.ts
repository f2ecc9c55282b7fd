import "react";

// Invoker commands, which React passes on but has no types for yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: "show-modal" | "close" | undefined;
  }
}
