// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { isIntent } from "./is-intent.ts";

afterEach(() => document.body.replaceChildren());

function ask(markup: string, type: string, fields: Record<string, string> = {}): boolean {
  document.body.innerHTML = markup;
  const event = Object.assign(new Event(type, { bubbles: true }), fields);
  document.querySelector("#target")?.dispatchEvent(event);
  return isIntent(event);
}

const cards = `<section data-wants-app=""><p id="target">Cards</p></section>`;

test.each([
  ["a link", `<a id="target" href="/servicios">Services</a>`, "click"],
  ["a disclosure", `<details><summary id="target">More</summary></details>`, "click"],
  ["the menu", `<button id="target" commandfor="site-menu">Menu</button>`, "pointerdown"],
  ["consent", `<button id="target" data-consent="{}">Reject</button>`, "click"],
  ["text", `<p id="target">Text</p>`, "pointermove"],
])("reading asks for no app: %s", (_, markup, type) => {
  expect(ask(markup, type)).toBe(false);
});

test.each(["ArrowDown", "PageDown", "Home", "End", " "])("nor does scrolling by %s", (key) => {
  expect(ask(`<p id="target">Text</p>`, "keydown", { key })).toBe(false);
});

test("nor a finger that may scroll", () => {
  const touch = { pointerType: "touch" };
  expect(ask(cards, "pointermove", touch)).toBe(false);
  expect(ask(cards, "pointerdown", touch)).toBe(false);
  expect(ask(cards, "click", touch)).toBe(true);
});

test.each([
  ["a button", `<button id="target">Plain</button>`, "pointerdown", {}],
  [
    "a touched button",
    `<button id="target">Plain</button>`,
    "pointerdown",
    { pointerType: "touch" },
  ],
  ["a field", `<input id="target">`, "input", {}],
  ["a language", `<a id="target" href="/en" hreflang="en">English</a>`, "pointermove", {}],
  ["cards under a mouse", cards, "pointermove", { pointerType: "mouse" }],
  ["a scrolled carousel", cards, "scroll", {}],
  ["a key", `<p id="target">Text</p>`, "keydown", { key: "Tab" }],
])("%s is a sign of intent", (_, markup, type, fields) => {
  expect(ask(markup, type, fields)).toBe(true);
});
