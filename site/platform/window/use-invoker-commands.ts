import { useEffect } from "react";

/** Opens and closes dialogs by buttons with `commandfor` in browsers without support, such as Safari before 26.2. */
export function useInvokerCommands(): void {
  useEffect(() => {
    if ("command" in HTMLButtonElement.prototype) return undefined;
    document.addEventListener("click", invoke);
    return () => document.removeEventListener("click", invoke);
  }, []);
}

function invoke({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button[commandfor]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "close") dialog.close();
  else dialog.showModal();
}
