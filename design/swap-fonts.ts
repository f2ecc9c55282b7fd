const textBlocks = "h1,h2,h3,p,li,dt,dd,figcaption,.card-name,.card-note,th,th button";
const lineAtLeastPx = 4;
const trackingStep = "0.012em"; // some 2.5 % of a line
const stepsAtMost = 4;

/**
 * Turns on our loaded fonts. The stand-ins match their width only on average: a visible text that would wrap to another
 * number of lines is tracked to keep its lines (decision 023). A change made `alongside` shares the layout.
 */
export function swapFonts(alongside?: () => void): void {
  const texts = [...document.querySelectorAll<HTMLElement>(textBlocks)]
    .filter(isSeenText)
    .map((text) => ({ text, height: text.offsetHeight }));
  alongside?.();
  document.documentElement.dataset["fonts"] = "";
  for (let step = 0; step < stepsAtMost; step += 1) {
    const changes = texts
      .map(({ text, height }) => ({ text, growth: text.offsetHeight - height }))
      .filter(({ growth }) => Math.abs(growth) >= lineAtLeastPx);
    for (const { text, growth } of changes) {
      const own = getComputedStyle(text).letterSpacing.replace("normal", "0px");
      text.style.letterSpacing = `calc(${own} ${growth > 0 ? "-" : "+"} ${trackingStep})`;
    }
  }
}

function isSeenText(block: HTMLElement): boolean {
  // Asked where it stands, a text that is not laid out yet would be (`design/base.css`). Safari knows this since 17.4.
  const isSkipped =
    (block as Partial<Element>).checkVisibility?.({ contentVisibilityAuto: true }) === false;
  if (isSkipped) return false;
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && !block.querySelector(textBlocks);
}
