import type { ComponentProps } from "react";

export function TextButton(props: ComponentProps<"button">) {
  return <button type="button" className="text-button" {...props} />;
}
