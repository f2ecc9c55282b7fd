import { Button } from "../button/button.tsx";
import { Icon } from "../icon.tsx";
import "./toast.css";

type StartNoticeProps = { text: string; retryLabel: string; dismissLabel: string };

/** Shown if the app cannot be loaded (platform/page/offer-restart.ts). */
export function StartNotice({ text, retryLabel, dismissLabel }: StartNoticeProps) {
  return (
    <div id="start-notice" className="toasts" role="status">
      <div className="toast" hidden>
        <div>
          <p>{text}</p>
          <Button look="outline">{retryLabel}</Button>
        </div>
        <button type="button" className="toast-dismiss" aria-label={dismissLabel}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
