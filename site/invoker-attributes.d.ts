import "react";

// Invoker commands, which React passes through but does not type yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: "show-modal" | "close" | undefined;
  }
}
