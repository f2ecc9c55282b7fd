import { startTransition, useEffect, useState, type RefObject } from "react";
import { loadPart } from "../../../platform/page/load-part.ts";

type GuessPlayModule = typeof import("./guess-play.tsx");

const dayMs = 86_400_000;

// As the page was left: who goes back finds it as tall as it was.
let lastRound = 0;

/**
 * Returns the question of the day, or the first, which the document holds, where it is seen already or the document was read before
 * the app started; and what plays, once the section was touched or the address leads to it. Where that is lost, the browser still
 * opens the answer.
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
    for (const touch of ["pointerdown", "focusin"]) {
      element.addEventListener(touch, load, { once: true });
    }
    const isRead = "read" in document.documentElement.dataset;
    if (element.matches(":target")) load();
    else if (!isRead && element.getBoundingClientRect().top > innerHeight) {
      startTransition(() => setRound(Math.floor(Date.now() / dayMs) % questionCount));
    }
  }, [section, questionCount]);
  return { play, round, setRound };
}
