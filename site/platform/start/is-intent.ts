// Dialogs open without the app, and the head script answers the question about consent.
const controls = "button:not([commandfor],[data-consent]),input,select,textarea,a[hreflang]";

/** Not `pointerover`: a mouse that rests comes over what is scrolled past it. */
export const intentTypes = "pointermove pointerdown click focusin keydown input scroll".split(" ");

/** True for an event by which a visitor is about to use what only the app can do; reading and scrolling need no app. */
export function isIntent(event: Event): boolean {
  const { type, target } = event;
  const { key = "", pointerType } = event as Partial<KeyboardEvent & PointerEvent>;
  if (type === "keydown" && !/^(?:Arrow|Page|Home|End| )/.test(key)) return true;
  // A finger that scrolls presses the part that it starts on.
  const mayScroll = pointerType === "touch" && type !== "click";
  const wanted = mayScroll ? controls : `${controls},[data-wants-app]`;
  return target instanceof Element && target.closest(wanted) !== null;
}
