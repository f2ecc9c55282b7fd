import type { Page } from "@playwright/test";

/**
 * The parts of a page that inputs change, read from its document, which is the same before and after the app starts.
 */
export type PageState = {
  tabs: { chosen: number; count: number }[];
  disclosures: { isOpen: boolean; group: string }[];
  /**
   * First slide in view of each carousel; undefined after another filter changed its slides, and where it is not laid
   * out.
   */
  tracks: { first: number | undefined; last: number }[];
  filter: number;
  fields: string[];
};

/** An input as the browser dispatched it, with its target's index among similar elements. */
export type PageInput = {
  kind: "tab" | "disclosure" | "slide" | "filter" | "field";
  list: number;
  item: number;
  key: string;
  isEarly: boolean;
  /** False if the page showed no response at once. */
  isSeen: boolean;
};

/** Key of this visit in session storage, which survives a followed link. */
export const followedKey = "early-followed";

export async function readState(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing else of ours
    const all = (selector: string, root: ParentNode = document) => [
      ...root.querySelectorAll<HTMLElement>(selector),
    ];
    return {
      tabs: all("main [role=tablist]").map((list) => {
        const tabs = all("[role=tab]", list);
        return { chosen: tabs.findIndex((tab) => tab.ariaSelected === "true"), count: tabs.length };
      }),
      disclosures: all("main details").map((details) => {
        const { open, name } = details as HTMLDetailsElement;
        return { isOpen: open, group: name };
      }),
      tracks: all(".carousel-track").map((track) => {
        const [one, two] = track.children as unknown as HTMLElement[];
        const stride = (two?.offsetLeft ?? 1) - (one?.offsetLeft ?? 0);
        // Far below the screen it is not laid out yet.
        if (stride === 0) return { first: undefined, last: 0 };
        const inView = Math.max(1, Math.round(track.clientWidth / stride));
        return {
          first: Math.round(track.scrollLeft / stride),
          last: track.children.length - inView,
        };
      }),
      filter: all(".filter-bar button").findIndex((button) => button.ariaPressed === "true"),
      fields: all("main form :is(input:not([type=hidden]), textarea)").map(
        (field) => (field as HTMLInputElement).value,
      ),
    };
  });
}

/**
 * Logs the inputs on pages opened from now on, before any of their scripts handles them, and the keys that they store.
 */
export async function logInputs(page: Page): Promise<void> {
  await page.addInitScript((followed) => {
    const log: unknown[] = [];
    const stored: string[] = [];
    Object.assign(globalThis, { early: { log, stored } });
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing else of ours
    const placeOf = (selector: string, element: Element, root: ParentNode = document): number =>
      [...root.querySelectorAll(selector)].indexOf(element);

    function describe({ type, target }: Event): object | undefined {
      if (!(target instanceof Element)) return undefined;
      const [tabList, carousel] = [target.closest("[role=tablist]"), target.closest(".carousel")];
      const button = target.closest("button");
      const summary = target.closest("summary");
      if (tabList !== null) {
        const item = button === null ? -1 : placeOf("[role=tab]", button, tabList);
        return { kind: "tab", list: placeOf("main [role=tablist]", tabList), item };
      }
      if (type === "click" && summary !== null)
        return { kind: "disclosure", item: placeOf("main summary", summary) };
      if (type === "click" && button?.closest(".filter-bar"))
        return { kind: "filter", item: placeOf(".filter-bar button", button) };
      if (carousel !== null && (type === "keydown" || button?.closest(".carousel-buttons"))) {
        const item = button === null ? -1 : placeOf(".carousel-buttons button", button, carousel);
        return { kind: "slide", list: placeOf(".carousel", carousel), item };
      }
      const fields = "main form :is(input:not([type=hidden]), textarea)";
      if (type === "keydown" && target.matches(fields))
        return { kind: "field", item: placeOf(fields, target) };
      return undefined;
    }

    const note = (event: Event): void => {
      const met = event.isTrusted ? describe(event) : undefined;
      if (met === undefined) return;
      const key = event.type === "keydown" ? (event as KeyboardEvent).key : "";
      const isEarly = !("app" in document.documentElement.dataset);
      const input = { list: 0, ...met, key, isEarly, isSeen: !isEarly };
      log.push(input);
      setTimeout(() => {
        input.isSeen ||= (event.target as Element).closest("[data-waiting]") !== null;
      });
    };
    addEventListener("click", note, true);
    addEventListener("keydown", note, true);
    const noteLink = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest("a") : null;
      sessionStorage[followed] = link?.pathname ?? "";
    };
    addEventListener("click", noteLink, true);
    // oxlint-disable-next-line typescript/unbound-method -- called on its own object below
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function store(key: string, value: string): void {
      stored.push(key);
      setItem.call(this, key, value);
    };
  }, followedKey);
}

export async function readLog(page: Page): Promise<{ log: PageInput[]; stored: string[] }> {
  return page.evaluate(async () => {
    // A task later each input is logged, with its response.
    await new Promise((resolve) => setTimeout(resolve));
    return (globalThis as unknown as { early: { log: PageInput[]; stored: string[] } }).early;
  });
}
