// Dialogs open without the app, and the head script answers the question about consent.
const controls = "button:not([commandfor],[data-consent]),input,select,textarea,a[hreflang]";

/** True for an event by which a visitor is about to use what only the app can do; reading and scrolling need no app. */
export function isIntent({ type, target, key = "" }: Partial<KeyboardEvent>): boolean {
  if (type === "keydown" && !/^(?:Arrow|Page|Home|End| )/.test(key)) return true;
  // A finger that scrolls presses the part that it starts on.
  const isPress = /^(?:pointer[du]|mouse|touch)/.test(type!);
  const wanted = isPress ? controls : `${controls},[data-wants-app]`;
  return target instanceof Element && target.closest(wanted) !== null;
}
