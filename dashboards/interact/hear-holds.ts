const holdMs = 450;
/** A finger is never quite still. */
const stillPx = 10;

/** A finger that rests on a mark adds it to the selection, as a click with Ctrl does; the click of its lifting counts no more. */
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

/** Until the next press: some browsers offer to copy where a finger rests, some click when it is lifted. */
function swallowLifting(): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  addEventListener("click", swallow, options);
  addEventListener("contextmenu", swallow, options);
  addEventListener("pointerdown", () => controller.abort(), options);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
