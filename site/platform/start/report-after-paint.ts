import { taskWaitMs, whenIdle } from "./when-idle.ts";

/**
 * The browser's bubble at a field is a document of its own, and costs more than a frame: the fields are marked first
 * (`ui/form/field.css`), and the bubble comes once that is painted (decision 024).
 */
export function reportAfterPaint(): void {
  let reported: HTMLFormElement | null = null;
  let isReporting = false;
  addEventListener(
    "invalid",
    (event) => {
      if (isReporting) return;
      event.preventDefault();
      // One event a field.
      if (reported) return;
      reported = (event.target as HTMLInputElement).form;
      whenIdle(() => {
        isReporting = true;
        reported?.reportValidity();
        reported = null;
        isReporting = false;
      }, taskWaitMs);
    },
    true,
  );
}
