import { keepDrag } from "./keep-drag.ts";

/** Repeats the queued input, in its order. */
const early: (() => void)[] = [];
/** Repeats input into search fields, after all other input: fields that a search hides could not be found. */
const searches: (() => void)[] = [];
/** Holds the last value of each changed field, since repeating an earlier input may reset the field. */
const changed = new Map<HTMLInputElement, { value: string; checked: boolean }>();
const root = document.documentElement;
/** A live list: a field that React draws anew keeps its index. */
const fields = document.getElementsByTagName("input");

/** Queues clicks, drags, keys and changes of fields until `report-ready`; links work without the report. */
export function keepEarlyInput(report: HTMLElement): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  report.addEventListener("click", keepClick, options);
  report.addEventListener("keydown", keepKey, options);
  report.addEventListener("input", keepChange, options);
  // A drag is handled here even after `report-ready`, where its drawing is not interactive yet.
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

/** Drops the queue: a changed address holds a whole state. */
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

/**
 * Queues an input and stops its event: the report may listen already without being ready, and would handle it twice.
 */
function keep(event: Event, repeat: () => void, kept = early): void {
  event.stopImmediatePropagation();
  kept.push(repeat);
  root.dataset["waiting"] = "";
}

function keepClick(event: MouseEvent): void {
  const { clientX, pageY, shiftKey, ctrlKey, metaKey } = event;
  const target = event.target as Element;
  if (target.closest("a") !== null) return;
  // The browser updates the field itself; `keepChange` queues its value.
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

/** Sets a field by the setter of its prototype: React compares the value with the one it set last. */
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
