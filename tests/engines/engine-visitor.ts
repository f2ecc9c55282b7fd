/** An element by its role and accessible name, optionally below a CSS selector; or by a CSS selector alone. */
export type Target = string | { role: Role; name: string; within?: string };
type Role = keyof typeof roleSelectors;

/** A browser of one engine that visits one site; every method throws what the engine reports. */
export type EngineVisitor = {
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a self-contained function in the page, or in the entered frame. */
  read: <Answer, Argument>(
    look: (argument: Argument) => Answer,
    argument: Argument,
  ) => Promise<Answer>;
  click: (target: Target) => Promise<void>;
  /** Types into an element after focusing it. */
  type: (target: Target, text: string) => Promise<void>;
  /** Presses a key, or several at once, e.g. `Control+s`. */
  press: (key: Key) => Promise<void>;
  /** Enters the frame of a selector; null leaves it. */
  enterFrame: (selector: string | null) => Promise<void>;
  /** Returns errors of the console, of scripts and of the policy so far, one line each. */
  listErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};
export type Key = "Escape" | "Tab" | "ArrowRight" | "+" | "Control+s";

const roleSelectors = {
  button: "button, [role=button], summary",
  checkbox: "input[type=checkbox]",
  dialog: "dialog[open], [role=dialog]",
  heading: "h1, h2, h3",
  link: "a[href]",
  option: "[role=option]",
  searchbox: "input[type=search]",
  slider: "input[type=range]",
  tab: "[role=tab]",
  textbox: "input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea",
} as const;

/** Returns the keys of a chord in the order in which they are pressed. */
export function listKeys(key: Key): string[] {
  return key.length === 1 ? [key] : key.split("+");
}

/** Returns the arguments of `findElement` for a target. */
export function describeTarget(target: Target): { selector: string; name: string | null } {
  if (typeof target === "string") return { selector: target, name: null };
  const { role, name, within } = target;
  const selectors = roleSelectors[role].split(/,(?![^(]*\)) /);
  const scoped = selectors.map((one) => (within === undefined ? one : `${within} ${one}`));
  return { selector: scoped.join(", "), name };
}

/**
 * Runs in a page: returns the first visible element of a selector with this accessible name, scrolled into view; null
 * without one, or while it moves, i.e. its position differs from the last call's.
 */
export function findElement(wanted: { selector: string; name: string | null }): Element | null {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs alone in a page
  const tidy = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute("aria-label");
    if (label !== null) return tidy(label);
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.length > 0)
      return tidy(ids.map((id) => document.getElementById(id)?.textContent).join(" "));
    const { labels } = element as HTMLInputElement;
    // The rendered text: a name leaves out what styles hide.
    const named = labels && labels.length > 0 ? labels[0]! : (element as HTMLElement);
    return tidy(named.innerText);
  };
  const found = [...document.querySelectorAll(wanted.selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (wanted.name === null || nameOf(element) === wanted.name),
  );
  if (found === undefined) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const seen = found as Element & { lastPlace?: string };
  const place = JSON.stringify(found.getBoundingClientRect());
  const isStill = seen.lastPlace === place;
  seen.lastPlace = place;
  return isStill ? found : null;
}
