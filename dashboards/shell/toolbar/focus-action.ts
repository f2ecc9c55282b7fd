/** Moves the focus to the button of an action, or to the menu that has it on a phone. */
export function focusAction(id: string): void {
  const buttons = document.querySelectorAll<HTMLElement>(
    `[data-action="${id}"], .report-toolbar .menu > button`,
  );
  [...buttons].find((button) => button.offsetParent !== null)?.focus();
}
