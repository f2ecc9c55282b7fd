// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hearHolds } from "./hear-holds.ts";

const clicked = vi.fn();
hearHolds();
beforeEach(() => {
  vi.useFakeTimers();
  clicked.mockClear();
  document.body.innerHTML = '<p data-mark="0"></p>';
  document.body.addEventListener("click", hear);
});
afterEach(() => {
  document.body.removeEventListener("click", hear);
  vi.useRealTimers();
});

function hear({ ctrlKey }: MouseEvent): void {
  clicked(ctrlKey);
}

function act(type: string, pointerType = "touch", clientY = 5): void {
  const event = new PointerEvent(type, { bubbles: true, pointerType, clientX: 5, clientY });
  document.querySelector("[data-mark]")!.dispatchEvent(event);
}

function lift(): void {
  act("pointerup");
  document
    .querySelector("[data-mark]")!
    .dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: false }));
}

it("adds the mark that a finger rests on, without the click that follows", () => {
  act("pointerdown");
  vi.advanceTimersByTime(600);
  lift();
  expect(clicked.mock.calls).toEqual([[true]]);
  act("pointerdown");
  lift();
  expect(clicked.mock.calls).toEqual([[true], [false]]);
});

it.each([
  ["a finger that moves on", () => act("pointermove", "touch", 40)],
  ["one that scrolls", () => act("pointercancel")],
])("adds nothing under %s", (_, move) => {
  act("pointerdown");
  move();
  vi.advanceTimersByTime(600);
  expect(clicked).not.toHaveBeenCalled();
});

it("leaves the mouse alone", () => {
  act("pointerdown", "mouse");
  vi.advanceTimersByTime(600);
  expect(clicked).not.toHaveBeenCalled();
});
