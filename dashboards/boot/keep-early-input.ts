import { keepDrag } from "./keep-drag.ts";

/** What a reader did before the report listened, in order; each is done again once it does. */
const early: (() => void)[] = [];
/** After all else: what a search leaves out could not be found. */
const searches: (() => void)[] = [];
/** Read when it is changed: what is done again before may set it back. */
const changed = new Map<HTMLInputElement, { value: string; checked: boolean }>();
const root = document.documentElement;
/** Those that there are at any time: what is drawn anew stands where it stood. */
const fields = document.getElementsByTagName("input");

/** Keeps presses, drags, keys and what is changed until `report-ready`; links work by themselves. */
export function keepEarlyInput(report: HTMLElement): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  report.addEventListener("click", keepClick, options);
  report.addEventListener("keydown", keepKey, options);
  report.addEventListener("input", keepChange, options);
  // Also later, on a drawing whose turn has not come.
  const keepOrRepeat: typeof keep = (event, repeat) =>
    options.signal.aborted ? repeat() : keep(event, repeat);
  report.addEventListener("pointerdown", (down) => keepDrag(down, keepOrRepeat), true);
  addEventListener("popstate", forget, options);
  addEventListener("report-ready", () => {
    controller.abort();
    for (const repeat of [...early, ...searches]) repeat();
    delete root.dataset["waiting"];
  });
}

/** An address that comes later says all of a state. */
function forget(): void {
  for (const field of changed.keys()) {
    field.value = field.defaultValue;
    field.checked = field.defaultChecked;
  }
  changed.clear();
  early.length = 0;
  searches.length = 0;
  delete root.dataset["waiting"];
}

/** The report may be listening already, but not be ready: it must not hear of it twice. */
function keep(event: Event, repeat: () => void, kept = early): void {
  event.stopImmediatePropagation();
  kept.push(repeat);
  root.dataset["waiting"] = "";
}

function keepClick(event: MouseEvent): void {
  const { clientX, pageY, shiftKey, ctrlKey, metaKey } = event;
  const target = event.target as Element;
  if (target.closest("a") !== null) return;
  // What a field shows of it is at once there; `keepChange` keeps the rest.
  if (target.closest("input, label") !== null) {
    event.stopImmediatePropagation();
    return;
  }
  if (target.closest("button, summary, .visual-body") === null) return;
  event.preventDefault();
  keep(event, () => {
    const place = { clientX, clientY: pageY - scrollY };
    const init = { bubbles: true, cancelable: true, shiftKey, ctrlKey, metaKey, ...place };
    target.dispatchEvent(new MouseEvent("click", init));
  });
}

function keepKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!/^(?:Arrow|Home|End)/.test(key) || !(target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  keep(event, () => target.dispatchEvent(new KeyboardEvent(event.type, event)));
}

function keepChange(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const { value, checked } = target;
  if (changed.has(target)) event.stopImmediatePropagation();
  else {
    const at = [...fields].indexOf(target);
    const repeat = (): void =>
      repeatChange(target.isConnected ? target : fields[at]!, changed.get(target)!);
    keep(event, repeat, target.type === "search" ? searches : early);
  }
  changed.set(target, { value, checked });
}

/** React compares with what it set last, through setters of the element's own. */
function repeatChange(
  field: HTMLInputElement,
  { value, checked }: { value: string; checked: boolean },
): void {
  if (field.type === "checkbox") {
    field.checked = field.defaultChecked;
    if (checked !== field.defaultChecked) field.click();
    return;
  }
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
