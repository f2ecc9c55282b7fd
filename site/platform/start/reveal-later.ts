// §9: its top passes 75 % of the window's height; a section that a jump skips is above the window and has passed it.
const aboveRevealLine = "1000000px 0px -25%";

/** Holds back the sections that ask for it; a page that is not scrolled shows none of them. */
export function revealAll(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-reveal]"))
    revealLater(section);
}

/** Reveals a section once its top enters the window, unless it is in view already. Returns a function that stops it. */
export function revealLater(section: HTMLElement): () => void {
  if (section.dataset["reveal"] !== "" || section.getBoundingClientRect().top <= innerHeight)
    return () => undefined;
  section.dataset["reveal"] = "waiting";
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      section.dataset["reveal"] = "revealed";
      observer.disconnect();
    },
    { rootMargin: aboveRevealLine },
  );
  observer.observe(section);
  return () => observer.disconnect();
}
