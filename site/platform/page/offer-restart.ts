import { isAnswering } from "../network/is-answering.ts";

let hasRestarted = false;

/**
 * Shows the notice that offers to start the app again, which the return of the connection does too. If that fails,
 * reloads the page: browsers from before July 2026 never request a failed module again (whatwg/html#10327). Not what
 * was typed into: forms work without the app.
 */
export async function offerRestart(error: unknown, restart: () => void): Promise<void> {
  console.error(error);
  // A link that waits is followed by the browser.
  document.querySelector<HTMLElement>("a[data-waiting]")?.click();
  const notice = document.querySelector<HTMLElement>("#start-notice > *");
  if (notice === null) return;
  if (hasRestarted && !isTypedInto() && (await isAnswering())) {
    location.reload();
    return;
  }
  const startAgain = (): void => {
    removeEventListener("online", startAgain);
    notice.hidden = true;
    hasRestarted = true;
    restart();
  };
  const [again, dismiss] = notice.querySelectorAll("button");
  again?.addEventListener("click", startAgain, { once: true });
  dismiss?.addEventListener("click", () => {
    notice.hidden = true;
  });
  addEventListener("online", startAgain);
  notice.hidden = false;
}

function isTypedInto(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("form :is(input, textarea)");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
