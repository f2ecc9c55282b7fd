export function offerRestart(error: unknown, restart: () => void): void {
  console.error(error);
  // A link that waits is followed by the browser.
  document.querySelector<HTMLElement>("a[data-waiting]")?.click();
  const notice = document.querySelector<HTMLElement>("#start-notice > *");
  if (notice === null) return;
  const startAgain = (): void => {
    removeEventListener("online", startAgain);
    notice.hidden = true;
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
