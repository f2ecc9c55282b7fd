import { startTransition, useEffect, useState, type RefObject } from "react";

const revealAt = 0.75; // §9: share of the window's height

export type Reveal = "waiting" | "revealed" | undefined;

/** Holds a section back until its top passes 75 % of the window's height; one that is in sight already stays as it is. */
export function useReveal(section: RefObject<HTMLElement | null>): Reveal {
  const [reveal, setReveal] = useState<Reveal>();
  useEffect(() => {
    const element = section.current;
    if (element === null || element.getBoundingClientRect().top <= innerHeight) {
      return undefined;
    }
    startTransition(() => setReveal("waiting"));
    const check = () => {
      if (element.getBoundingClientRect().top > innerHeight * revealAt) return;
      setReveal("revealed");
      removeEventListener("scroll", check);
    };
    addEventListener("scroll", check, { passive: true });
    return () => removeEventListener("scroll", check);
  }, [section]);
  return reveal;
}
