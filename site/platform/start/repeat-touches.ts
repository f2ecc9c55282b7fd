export type HeldTouch = [event: Event, waiting: HTMLElement];
export type RepeatTouches = (held: readonly HeldTouch[]) => Promise<void>;

declare global {
  interface WindowEventMap {
    /** Given to the boot script with what repeats the touches that it held. */
    "app-ready": CustomEvent<RepeatTouches>;
  }
}

/** Announces that the app listens from now on (site/boot.ts). */
export function announceApp(): void {
  const { dataset } = document.documentElement;
  dataset["app"] = "ready";
  // The head script hid content that the address does not ask for.
  delete dataset["asked"];
  delete dataset["read"];
  dispatchEvent(new CustomEvent("app-ready", { detail: repeatTouches }));
}

/** One a task: the app renders what one has changed before it hears of the next. More may be held meanwhile. */
async function repeatTouches(held: readonly HeldTouch[]): Promise<void> {
  for (const [event, waiting] of held) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await new Promise((resolve) => setTimeout(resolve));
    delete waiting.dataset["waiting"];
    const { constructor, target, type } = event;
    target?.dispatchEvent(new (constructor as typeof Event)(type, event));
  }
}
