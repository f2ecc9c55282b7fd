import { findPageLink } from "./follow-links.ts";

const hoverMs = 65;

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Calls back for a link that is hovered for 65 ms, touched or focused, and for primary actions that come into view
 * after the first input; never on metered or slow connections. Returns a function that stops it.
 */
export function watchIntent(onIntent: (link: HTMLAnchorElement) => void): () => void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? ""))
    return () => undefined;
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const point = ({ target, type }: Event): void => {
    clearTimeout(timer);
    const link = findPageLink(target);
    if (link !== undefined)
      timer = setTimeout(() => onIntent(link), type === "pointerover" ? hoverMs : 0);
  };
  for (const type of ["pointerover", "touchstart", "focusin"])
    addEventListener(type, point, options);
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting ? findPageLink(target) : undefined;
      if (link !== undefined) onIntent(link);
    }
  });
  const watchActions = (): void => {
    for (const action of document.querySelectorAll("main a.button-primary")) inView.observe(action);
  };
  for (const type of ["scroll", "pointermove", "keydown"])
    addEventListener(type, watchActions, { ...options, once: true });
  return () => {
    end.abort();
    clearTimeout(timer);
    inView.disconnect();
  };
}
