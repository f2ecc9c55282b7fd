/** The part of a frame that is seen before its bar is: the bar would cover all of a smaller part. */
const leastPx = 400;

/**
 * Keeps the bar of a report at the foot of what is seen of its frame, over the banner of the page around it: a frame is
 * as tall as its report and does not scroll.
 */
export function followFoot(): void {
  const frame = window.frameElement;
  if (frame === null) return;
  const around = parent.document;
  const stage = frame.parentElement!;
  let next = 0;
  const place = (): void => {
    next = 0;
    const { top, height } = frame.getBoundingClientRect();
    const banner = around.querySelector<HTMLElement>(".consent-banner")?.offsetHeight ?? 0;
    // Until it is used, a phone shows the first screen of a report (`report-frame.css`), without the bar.
    const isClipped = stage.offsetHeight < height;
    const end = isClipped ? height : parent.innerHeight - banner - top;
    const seen = Math.max(leastPx, Math.min(end, height));
    document
      .querySelector<HTMLElement>(".report-toolbar")
      ?.style.setProperty("bottom", `${String(Math.max(0, Math.round(height - seen)))}px`);
  };
  const follow = (): void => {
    if (next === 0) next = requestAnimationFrame(place);
  };
  // The content above the frame may grow, the report too, and the banner go.
  const sizes = new ResizeObserver(follow);
  const banners = around.querySelectorAll(".consent-banner");
  for (const one of [around.body, stage, frame, ...banners]) sizes.observe(one);
  for (const type of ["scroll", "resize"]) parent.addEventListener(type, follow, { passive: true });
  // A report that is drawn anew has another bar.
  addEventListener("report-ready", follow);
}
