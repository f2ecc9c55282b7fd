import { startTransition, useEffect, useState, type RefObject } from "react";
import { loadPart } from "../../../platform/page/load-part.ts";

type GuessPlayModule = typeof import("./guess-play.tsx");

const dayMs = 86_400_000;

// Kept after leaving the page, so that it has the same height when the visitor returns.
let lastRound = 0;

/**
 * Returns the round, that of the day if the section is below the window and the page was not scrolled before the app
 * started, otherwise the document's first; and the game's module, loaded at the first input or if the address targets
 * the section. If the module is missing, the browser still opens the answer.
 */
export function useGuessPlay(section: RefObject<HTMLElement | null>, questionCount: number) {
  const [play, setPlay] = useState<GuessPlayModule>();
  const [round, setRound] = useState(lastRound);
  useEffect(() => {
    lastRound = round;
  }, [round]);
  useEffect(() => {
    const element = section.current;
    if (element === null) return;
    const load = (): void => {
      loadPart("guess-play", async () => import("./guess-play.tsx")).then(setPlay, console.warn);
    };
    for (const input of ["pointerdown", "focusin"]) {
      element.addEventListener(input, load, { once: true });
    }
    const isRead = "read" in document.documentElement.dataset;
    if (element.matches(":target")) load();
    else if (!isRead && element.getBoundingClientRect().top > innerHeight) {
      startTransition(() => setRound(Math.floor(Date.now() / dayMs) % questionCount));
    }
  }, [section, questionCount]);
  return { play, round, setRound };
}
