// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import { holdTouches } from "./hold-touches.ts";
import { announceApp } from "./repeat-touches.ts";

const onHold = vi.fn<() => void>();
const answer = vi.fn<(button: HTMLElement) => boolean>(() => false);
const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
  onHold.mockClear();
  answer.mockReset().mockReturnValue(false);
  document.body.innerHTML = `<div id="root">
    <button type="button" id="plain">Plain</button>
    <button type="button" id="menu" commandfor="site-menu">Menu</button>
    <div role="tablist"><button type="button" role="tab" id="tab">Tab</button></div>
    <form method="dialog" id="closed"><button type="submit" id="submit">Send</button></form>
    <a href="/en" hreflang="en" id="language">English</a>
    <a href="/politica-cookies" data-wants-app="" id="dialog">Consent</a>
    <a href="/servicios" id="link">Services</a>
    <button type="button" data-consent="{}" id="reject">Reject</button>
    <details><summary id="summary">More</summary></details>
    <div id="start-notice"><button type="button" id="again">Again</button></div>
  </div>`;
  for (const type of ["click", "keydown", "submit"]) {
    document.querySelector("#root")?.addEventListener(type, ({ target }) => {
      heard.push(`${type} ${(target as Element).id}`);
    });
  }
  Object.defineProperty(HTMLButtonElement.prototype, "command", { value: "", configurable: true });
  holdTouches({ onHold, answer });
});

afterEach(async () => {
  announceApp();
  await expect.poll(waiting).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  document.body.replaceChildren();
});

const waiting = () => [...document.querySelectorAll("[data-waiting]")].map(({ id }) => id);

/** As the browser does it. */
function touch(id: string, event: Event): void {
  Object.defineProperty(event, "isTrusted", { value: true });
  document.querySelector(`#${id}`)?.dispatchEvent(event);
}
const click = (id: string) =>
  touch(id, new MouseEvent("click", { bubbles: true, cancelable: true }));
const press = (id: string, key: string) =>
  touch(id, new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

test("what only the app can do waits for it, and is done once, in its order", async () => {
  click("plain");
  press("tab", "ArrowDown");
  touch("closed", new Event("submit", { bubbles: true, cancelable: true }));
  click("plain");
  expect(heard).toEqual([]);
  expect(waiting()).toEqual(["plain", "tab", "submit"]);
  expect(onHold).toHaveBeenCalled();
  announceApp();
  await expect.poll(() => heard).toHaveLength(4);
  expect(heard).toEqual(["click plain", "keydown tab", "submit closed", "click plain"]);
});

test("what the browser answers by itself is not repeated", async () => {
  click("menu");
  press("tab", "a");
  expect(waiting()).toEqual([]);
  announceApp();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual([]);
});

test("a button for a dialog waits for the app where the browser knows no invoker commands", () => {
  const { prototype } = HTMLButtonElement;
  click("menu");
  expect(waiting()).toEqual([]);
  Reflect.deleteProperty(prototype, "command");
  click("menu");
  expect(waiting()).toEqual(["menu"]);
});

test("a link that the app answers in place waits for it, and is followed at its next click", () => {
  click("language");
  expect(waiting()).toEqual(["language"]);
  expect(localStorage.getItem(storageKeys.language)).toBe("en");
  click("language");
  expect(heard).toEqual([]);
  click("dialog");
  expect(waiting()).toEqual(["language", "dialog"]);
});

test.each(["ctrlKey", "metaKey", "shiftKey"])(
  "one that is opened elsewhere (%s) does not",
  (key) => {
    touch("language", new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
    expect(waiting()).toEqual([]);
  },
);

test("what the browser does by itself, or the head script answered, starts no app", () => {
  answer.mockReturnValue(true);
  for (const id of ["link", "summary", "menu", "reject"]) click(id);
  expect(onHold).not.toHaveBeenCalled();
});

test("an answered button is not repeated, and the notice of a lost app hears its own", () => {
  answer.mockReturnValue(true);
  click("plain");
  expect(waiting()).toEqual([]);
  click("again");
  expect(heard).toEqual(["click again"]);
});
