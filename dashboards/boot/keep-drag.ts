// A shorter movement is a click, as in `interact/use-brush.ts`.
const dragFromPx = 4;

type Keep = (event: Event, repeat: () => void) => void;

/** Queues a drag over a brushable drawing, with its range shown as a band; the drag's own click is dropped. */
export function keepDrag(down: PointerEvent, keep: Keep): void {
  const box = (down.target as Element).closest<HTMLElement>(".visual-body:has(.brushable)");
  if (box === null) return;
  const { left } = box.getBoundingClientRect();
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  let last: PointerEvent | undefined;
  const follow = (event: PointerEvent): void => {
    if (last === undefined && Math.abs(event.clientX - down.clientX) < dragFromPx) return;
    last = event;
    const [from, to] = [down, last].map(({ clientX }) => clientX - left).toSorted((a, b) => a - b);
    box.style.background = `linear-gradient(90deg,#0000 ${from}px,var(--line) 0 ${to}px,#0000 0)`;
  };
  const end = (event: PointerEvent): void => {
    controller.abort();
    if (last === undefined) return;
    if (event.type === "pointerup") keep(event, () => repeat(box, [down, last!, event]));
    else box.style.background = "";
  };
  // The drag must not select text.
  addEventListener("selectstart", (event) => event.preventDefault(), options);
  addEventListener("pointermove", follow, options);
  addEventListener("pointerup", end, options);
  addEventListener("pointercancel", end, options);
}

function repeat(box: HTMLElement, events: readonly PointerEvent[]): void {
  box.style.background = "";
  // This event makes `render/still/draw-in-turn.ts` draw the marks.
  box.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
  const marks = box.querySelector(".marks-brush");
  for (const event of events) marks?.dispatchEvent(new PointerEvent(event.type, event));
}
