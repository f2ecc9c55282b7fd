/** What a reader did before the report listened, in order; each is done again once it does. */
const early: (() => void)[] = [];
const root = document.documentElement;

/** Keeps presses, keys and what is typed until `report-ready`; links work by themselves. */
export function keepEarlyInput(report: HTMLElement): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  report.addEventListener("click", keepClick, options);
  report.addEventListener("keydown", keepKey, options);
  report.addEventListener("input", keepValue, options);
  addEventListener("report-ready", () => {
    controller.abort();
    for (const repeat of early) repeat();
    delete root.dataset["waiting"];
  });
}

function keep(repeat: () => void): void {
  early.push(repeat);
  root.dataset["waiting"] = "";
}

function keepClick(event: MouseEvent): void {
  const { target, clientX, clientY, shiftKey, ctrlKey, metaKey } = event;
  if (!(target instanceof Element) || target.closest("a") !== null) return;
  // A box is ticked, and a list opened, when the report does it.
  event.preventDefault();
  if (target.closest("button, label, input, summary, .visual-body") === null) return;
  const scrolledTo = scrollY;
  keep(() => {
    const init = { bubbles: true, cancelable: true, shiftKey, ctrlKey, metaKey };
    const place = { clientX, clientY: clientY + scrolledTo - scrollY };
    target.dispatchEvent(new MouseEvent("click", { ...init, ...place }));
  });
}

function keepKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!/^(?:Arrow|Home|End)/.test(key) || !(target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  keep(() => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}

function keepValue({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.type === "checkbox") return;
  keep(() => {
    const { value, defaultValue } = target;
    // React compares with what it set last, through this element's own setter.
    target.value = defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(target, value);
    target.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
