import { useEffect } from "react";
import { Button } from "../button/button.tsx";
import "./toast.css";

type LostNoticeProps = { text: string; retryLabel: string; onRetry: () => void };

/** Names the part that failed to load; retries on request or when the connection returns. */
export function LostNotice({ text, retryLabel, onRetry }: LostNoticeProps) {
  useEffect(() => {
    // An open menu would cover it.
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  }, []);
  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <div className="toasts" role="alert">
      <div className="toast toast-error">
        <div>
          <p>{text}</p>
          <Button look="outline" onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
