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
  let next = 0;
  const place = (): void => {
    next = 0;
    const { top, height } = frame.getBoundingClientRect();
    const banner = around.querySelector<HTMLElement>(".consent-banner")?.offsetHeight ?? 0;
    const seen = Math.max(leastPx, Math.min(parent.innerHeight - banner - top, height));
    document
      .querySelector<HTMLElement>(".report-toolbar")
      ?.style.setProperty("bottom", `${String(Math.max(0, Math.round(height - seen)))}px`);
  };
  const follow = (): void => {
    if (next === 0) next = requestAnimationFrame(place);
  };
  // The content above the frame may grow, and the banner go.
  const sizes = new ResizeObserver(follow);
  sizes.observe(around.body);
  for (const banner of around.querySelectorAll(".consent-banner")) sizes.observe(banner);
  for (const type of ["scroll", "resize"]) parent.addEventListener(type, follow, { passive: true });
  // A report that is drawn anew has another bar.
  addEventListener("report-ready", follow);
}
