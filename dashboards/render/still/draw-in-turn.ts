import { whenIdle } from "../when-idle.ts";

type Drawing = { inTurn: () => void; now: () => void };

const waiting = new Map<Element, Drawing>();
const near = new Set<Element>();
let isAsked = false;

/**
 * Replaces a static drawing by an interactive one: when idle, one drawing after the other as they come near the screen,
 * or at once when it is pointed at, pressed or focused. Returns a function that cancels this.
 */
export function drawInTurn(box: Element, drawing: Drawing): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const figure = box.closest("figure") ?? box;
  const point = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== "touch") drawing.now();
  };
  figure.addEventListener("pointerenter", point, options);
  figure.addEventListener("pointermove", point, options);
  const press = (event: Event): void => {
    event.stopPropagation();
    drawing.now();
    pressMark(box, event as MouseEvent);
  };
  box.addEventListener("click", press, { ...options, once: true });
  waiting.set(box, drawing);
  nearness().observe(box);
  return () => {
    controller.abort();
    waiting.delete(box);
    near.delete(box);
    nearness().unobserve(box);
    askForTurn();
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

let observer: IntersectionObserver | undefined;

function nearness(): IntersectionObserver {
  if (observer !== undefined) return observer;
  addEventListener("keydown", drawAll, { capture: true, once: true });
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      askForTurn();
    },
    { rootMargin: "50%" },
  );
  return observer;
}

/** Draws all at once, so that keys reach every mark. */
function drawAll(): void {
  for (const { now } of waiting.values()) now();
}

function askForTurn(): void {
  if (isAsked || near.size === 0) return;
  isAsked = true;
  const take = (): void => {
    isAsked = false;
    const [next] = near;
    if (next !== undefined) waiting.get(next)?.inTurn();
  };
  whenIdle(take);
}
