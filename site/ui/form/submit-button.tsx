import type { ComponentProps } from "react";
import { Button } from "../button/button.tsx";

type SubmitButtonProps = ComponentProps<"button"> & {
  isSending: boolean;
  sendingLabel: string;
};

/** Keeps the focus but does nothing while the form is being sent (§4). */
export function SubmitButton({ isSending, sendingLabel, children, ...props }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" {...props} aria-disabled={isSending || undefined}>
        {isSending ? sendingLabel : children}
      </Button>
      <span role="status" className="visually-hidden">
        {isSending && sendingLabel}
      </span>
    </>
  );
}
