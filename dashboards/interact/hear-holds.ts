const holdMs = 450;
/** A finger at rest moves up to this far. */
const stillPx = 10;

/**
 * Makes a long press on a mark add it to the selection, as a click with Ctrl does, and drops the click that follows.
 */
export function hearHolds(): void {
  addEventListener("pointerdown", watchPress, { capture: true, passive: true });
}

function watchPress({ pointerType, target, clientX, clientY }: PointerEvent): void {
  const mark = target instanceof Element ? target.closest("[data-mark]") : null;
  if (pointerType !== "touch" || mark === null) return;
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => {
    controller.abort();
    mark.dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true }));
    swallowLifting();
  }, holdMs);
  const leave = (): void => {
    clearTimeout(timer);
    controller.abort();
  };
  const options = { capture: true, signal };
  addEventListener("pointerup", leave, options);
  addEventListener("pointercancel", leave, options);
  addEventListener(
    "pointermove",
    ({ clientX: x, clientY: y }) => {
      if (Math.hypot(x - clientX, y - clientY) > stillPx) leave();
    },
    options,
  );
}

/**
 * Drops `click`, `dblclick` and `contextmenu` until the next press: browsers differ in which of them follows a long
 * press, and two in a row are a double click.
 */
function swallowLifting(): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  addEventListener("click", swallow, options);
  addEventListener("dblclick", swallow, options);
  addEventListener("contextmenu", swallow, options);
  addEventListener("pointerdown", () => controller.abort(), options);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
