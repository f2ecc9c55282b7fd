import { markScrolled } from "./watch-visitor.ts";

const nearPx = 400;
const builtIn = import.meta.env.VITE_BUILD_YEAR;

/** Does all for a document that needs no app; calls `onWant` for a part that needs it and comes near, or a lost picture. */
export function tendDocument(onWant: () => void): void {
  markScrolled();
  const year = String(new Date().getFullYear());
  for (const text of document.querySelectorAll("[data-year]"))
    if (year !== builtIn) text.textContent = text.textContent.replace(builtIn, year);
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onWant(),
    { rootMargin: `${String(nearPx)}px` },
  );
  for (const part of document.querySelectorAll("[data-wants-app=near]")) observer.observe(part);
  addEventListener("error", ({ target }) => target instanceof HTMLImageElement && onWant(), true);
  if ([...document.images].some(isLost)) onWant();
}

function isLost({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}
