import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import type { GuessQuestion } from "../../../page-data.ts";
import { navigate } from "../../../platform/navigation/location.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { readSharedGuess, writeSharedGuess } from "./guess-address.ts";
import { middle, type ShownGuess } from "./shown-guess.ts";
import { useFilling } from "./use-filling.ts";

type GuessPlayProps = {
  section: RefObject<HTMLElement | null>;
  questions: readonly GuessQuestion[];
  round: number;
  onRound: (round: number) => void;
  onShow: (shown: ShownGuess) => void;
};

/** Follows the handle, counts up when the answer is opened, and compares the guess with it. */
export function GuessPlay({ section, questions, round, onRound, onShow }: GuessPlayProps) {
  const copy = useCopy("hero").guess;
  const { guess, isOpen, restart } = useControls(section);
  const { answer, id } = questions[round]!;
  const filled = useFilling(isOpen, answer);
  const values = { guess, answer, difference: Math.abs(guess - answer) };
  const told = isOpen ? fillText(guess === answer ? copy.hit : copy.miss, values) : "";
  const show = useEffectEvent(onShow);
  useEffect(() => show({ guess, filled, told }), [guess, filled, told]);
  const open = useEffectEvent(() => {
    const shared = readSharedGuess(location.href);
    if (shared === undefined) return;
    const found = questions.findIndex((one) => one.id === shared.question);
    onRound(Math.max(found, 0));
    restart(shared.guess);
  });
  useEffect(() => open(), []);
  if (!isOpen) return null;
  return (
    <p className="guess-actions">
      <ShareButton guess={guess} id={id} />
      <button
        type="button"
        className="text-link"
        onClick={() => {
          onRound((round + 1) % questions.length);
          restart(middle);
        }}
      >
        {copy.next}
      </button>
    </p>
  );
}

/** Reads the state of the native controls for handle and answer, which are in the document. */
function useControls(section: RefObject<HTMLElement | null>) {
  const input = (): HTMLInputElement => section.current!.querySelector("input")!;
  const details = (): HTMLDetailsElement => section.current!.querySelector("details")!;
  const [guess, setGuess] = useState(() => input().valueAsNumber);
  const [isOpen, setIsOpen] = useState(() => details().open);
  const follow = useEffectEvent(() => {
    setGuess(input().valueAsNumber);
    setIsOpen(details().open);
  });
  useEffect(() => {
    const element = section.current!;
    const listen = (): void => follow();
    element.addEventListener("input", listen);
    // `toggle` does not bubble.
    element.addEventListener("toggle", listen, { capture: true });
    // Reads both at once: the visitor may have moved them since the first render.
    listen();
    return () => {
      element.removeEventListener("input", listen);
      element.removeEventListener("toggle", listen, { capture: true });
    };
  }, [section]);
  const restart = (value: number): void => {
    input().valueAsNumber = value;
    details().open = false;
    setGuess(value);
  };
  return { guess, isOpen, restart };
}

/** Opens the device's share sheet with the address of the guess, or copies it. */
function ShareButton({ guess, id }: { guess: number; id: string }) {
  const copy = useCopy("hero").guess;
  const [isCopied, setIsCopied] = useState(false);
  const share = async (): Promise<void> => {
    const url = writeSharedGuess(location.href, { guess, question: id });
    const { share: open } = navigator as Partial<Navigator>;
    try {
      if (open !== undefined) return await open.call(navigator, { url });
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      // The sheet was closed or the browser refuses: the address bar then has the address to copy.
      setIsCopied(false);
      navigate(url, { replace: true });
    }
    return undefined;
  };
  return (
    <button type="button" className="text-link" onClick={() => void share()}>
      {isCopied ? copy.copied : copy.share}
    </button>
  );
}
