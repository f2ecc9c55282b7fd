import { isLocale } from "../../../contracts/locale.ts";
import { storeLanguageChoice } from "../language/language-choice.ts";

type HeldTouch = { element: Element; repeat: () => void };

type TouchListeners = {
  onTouch: () => void;
  /** Returns true for a button that it has answered for good. */
  answer: (button: HTMLButtonElement) => boolean;
};

// For these React would hydrate the whole page in one task.
const types =
  "pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup textInput input change submit";
const tabKeys = /^Arrow|^Home|^End/;
const slideKeys = /^Arrow[LR]/;

const held: HeldTouch[] = [];
let isListening = false;
let isRepeating = false;

/**
 * Until the app listens no touch reaches it. What the browser answers by itself stands; what only the app can do is marked as
 * waiting, and repeated once it listens (decision 024).
 */
export function holdTouches({ onTouch, answer }: TouchListeners): void {
  const hold = (event: Event): void => {
    const { target } = event;
    // The notice of a lost app has listeners of its own.
    if (isRepeating || !(target instanceof Element) || target.closest("#start-notice")) return;
    event.stopPropagation();
    onTouch();
    const touch = readTouch(event, target, answer);
    if (touch === undefined) return;
    event.preventDefault();
    touch.element.toggleAttribute("data-waiting", true);
    held.push(touch);
  };
  const names = types.split(" ");
  for (const name of names) addEventListener(name, hold, true);
  document.documentElement.addEventListener("app-ready", () => {
    isListening = true;
    void repeatTouches().then(() => {
      for (const name of names) removeEventListener(name, hold, true);
    });
  });
}

/** One a task: the app renders what one has changed before it hears of the next. */
async function repeatTouches(): Promise<void> {
  for (let touch = held.shift(); touch !== undefined; touch = held.shift()) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await new Promise((resolve) => setTimeout(resolve));
    const { element, repeat } = touch;
    element.removeAttribute("data-waiting");
    isRepeating = true;
    repeat();
    isRepeating = false;
  }
}

function readTouch(
  event: Event,
  target: Element,
  answer: TouchListeners["answer"],
): HeldTouch | undefined {
  if (event.type === "click") return readClick(event as MouseEvent, target, answer);
  if (event.type === "keydown") return readKey(event as KeyboardEvent, target);
  if (event.type === "submit") return readSubmit(event as SubmitEvent, target as HTMLFormElement);
  return undefined;
}

function readClick(
  { metaKey, ctrlKey, shiftKey }: MouseEvent,
  target: Element,
  answer: TouchListeners["answer"],
): HeldTouch | undefined {
  // Followed by the browser, but where the address has no prefix the choice decides (D3).
  const language = target.closest("a[hreflang]")?.getAttribute("hreflang");
  if (isLocale(language) && !metaKey && !ctrlKey && !shiftKey) storeLanguageChoice(language);
  const button = target.closest("button");
  const isForApp = button?.type === "button" && !button.hasAttribute("commandfor");
  if (!isForApp || (!isListening && answer(button))) return undefined;
  return { element: button, repeat: () => button.click() };
}

function readKey({ key }: KeyboardEvent, target: Element): HeldTouch | undefined {
  const isForApp =
    (target.closest("[role=tablist]") && tabKeys.test(key)) ??
    (target.closest("[aria-roledescription]") && slideKeys.test(key));
  if (isForApp !== true) return undefined;
  const init = { key, bubbles: true, cancelable: true };
  return {
    element: target,
    repeat: () => void target.dispatchEvent(new KeyboardEvent("keydown", init)),
  };
}

/** A form whose method is "dialog" goes nowhere by itself. */
function readSubmit({ submitter }: SubmitEvent, form: HTMLFormElement): HeldTouch | undefined {
  if (form.method !== "dialog") return undefined;
  return { element: submitter ?? form, repeat: () => form.requestSubmit() };
}
