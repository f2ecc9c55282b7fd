/** Shows the whole report at its first use, where the page of its case shows a phone its first screen alone. */
export function showWhole(): void {
  const stage = window.frameElement?.parentElement;
  if (!stage) return;
  const show = (): void => {
    stage.dataset["whole"] = "true";
  };
  for (const type of ["focusin", "click"]) addEventListener(type, show, { once: true });
}
