import { markScrolled } from "./watch-visitor.ts";

const nearPx = 400;
const builtIn = import.meta.env.VITE_BUILD_YEAR;

/** Does for a document what asks for no app, and calls back for what cannot do without one: a part that comes near, a lost picture. */
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
