import { whenIdle } from "../when-idle.ts";

type Drawing = { inTurn: () => void; now: () => void };

/** Resolves when the drawings that came near the screen before have been drawn. */
let turn = Promise.resolve();

/**
 * Replaces a static drawing by an interactive one: when idle, one drawing after the other as they come near the screen,
 * or at once when it is pointed at or pressed, or when a key is. Returns a function that cancels this.
 */
export function drawInTurn(box: Element, { inTurn, now }: Drawing): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const figure = box.closest("figure") ?? box;
  const point = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== "touch") now();
  };
  figure.addEventListener("pointerenter", point, { signal });
  figure.addEventListener("pointermove", point, { signal });
  const press = (event: Event): void => {
    event.stopPropagation();
    now();
    pressMark(box, event as MouseEvent);
  };
  box.addEventListener("click", press, { signal });
  // Keys reach every mark.
  addEventListener("keydown", now, { capture: true, signal });
  const draw = async (): Promise<void> => {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => whenIdle(resolve));
    inTurn();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      turn = turn.then(draw);
    },
    { rootMargin: "50%" },
  );
  observer.observe(box);
  return () => {
    controller.abort();
    observer.disconnect();
  };
}

/** Repeats a click on a static drawing on the mark that replaced it. */
function pressMark(box: Element, event: MouseEvent): void {
  const { clientX, clientY, shiftKey, ctrlKey, metaKey } = event;
  const isAt = (mark: Element): boolean => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  };
  const found = document.elementFromPoint(clientX, clientY);
  // A mark that was scrolled off the screen is found by its rectangle.
  const mark = found ?? [...box.querySelectorAll("[data-mark]")].find(isAt);
  const init = { bubbles: true, cancelable: true, clientX, clientY, shiftKey, ctrlKey, metaKey };
  mark?.dispatchEvent(new MouseEvent("click", init));
}
