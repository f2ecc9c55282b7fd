import { isLocale } from "../../../contracts/locale.ts";
import { storeLanguageChoice } from "../language/language-choice.ts";
import type { HeldTouch, RepeatTouches } from "./repeat-touches.ts";

type TouchListeners = {
  onHold: () => void;
  /** Returns true for a button that it has answered for good. */
  answer: (button: HTMLElement) => boolean;
};

// For these React would hydrate the whole page in one task.
const types =
  "pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup textInput input change submit".split(
    " ",
  );

/**
 * Holds input that only the app can answer, marks its target as waiting, and repeats it once the app listens; the
 * browser answers all other input itself (decision 024).
 */
export function holdTouches({ onHold, answer }: TouchListeners): void {
  const held: HeldTouch[] = [];
  let isListening = false;

  function hold(event: Event): void {
    const { target } = event;
    // The notice of a lost app has listeners of its own.
    if (!event.isTrusted || !(target instanceof Element) || target.closest("#start-notice")) return;
    event.stopPropagation();
    const waiting = findWaiting(event, target);
    if (!waiting || (!isListening && answer(waiting))) return;
    onHold();
    event.preventDefault();
    waiting.dataset["waiting"] = "";
    held.push([event, waiting]);
  }

  for (const type of types) addEventListener(type, hold, true);
  const give = ({ detail: repeat }: CustomEvent<RepeatTouches>): void => {
    isListening = true;
    void repeat(held).then(() => {
      for (const type of types) removeEventListener(type, hold, true);
    });
  };
  addEventListener("app-ready", give, { once: true });
}

/** Returns the element that shows that an input waits for the app; nothing where the browser answers it. */
function findWaiting(event: Event, target: Element): HTMLElement | null | undefined {
  if (event.type === "click") {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    // At an address without a prefix the choice decides (D3), also if the browser follows the link.
    const language = target.closest("a[hreflang]")?.getAttribute("hreflang");
    if (isLocale(language)) storeLanguageChoice(language);
    // A link that waits already is followed at its next click.
    const control = target.closest<HTMLElement>(
      "button[type=button],a:is([hreflang],[data-wants-app]):not([data-waiting])",
    );
    const isOpened = control?.matches("[commandfor]") && "command" in HTMLButtonElement.prototype;
    return isOpened || ctrlKey || metaKey || shiftKey ? null : control;
  }
  // A form of this method goes nowhere by itself.
  if (event.type === "submit" && target.matches("[method=dialog]"))
    return target.querySelector("[type=submit]");
  if (event.type !== "keydown") return undefined;
  const { key } = event as KeyboardEvent;
  const isForApp =
    (/^Arrow|Home|End/.test(key) && target.closest("[role=tablist]")) ||
    (/^Arrow[LR]/.test(key) && target.closest("[aria-roledescription]"));
  return isForApp ? (target as HTMLElement) : undefined;
}
