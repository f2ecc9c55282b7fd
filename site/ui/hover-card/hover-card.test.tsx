// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HoverCard } from "./hover-card.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  render(
    <HoverCard
      openDelayMs={200}
      closeDelayMs={100}
      renderTrigger={({ cardId, isOpen, toggle }) => (
        <button type="button" aria-expanded={isOpen} aria-controls={cardId} onClick={toggle}>
          Question
        </button>
      )}
    >
      Answer
    </HoverCard>,
  );
  return screen.getByRole("button", { name: "Question" });
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isOpen = (button: HTMLElement) => button.getAttribute("aria-expanded") === "true";

it("opens and closes with the mouse, which may rest on the card", () => {
  const button = open();
  fireEvent.pointerEnter(button, { pointerType: "mouse" });
  wait(200);
  expect(isOpen(button)).toBe(true);
  fireEvent.pointerLeave(button, { pointerType: "mouse", relatedTarget: document.body });
  wait(50);
  fireEvent.pointerEnter(screen.getByText("Answer"), { pointerType: "mouse" });
  wait(500);
  expect(isOpen(button)).toBe(true);
});

it("stays open when the mouse that opened it by hovering clicks", () => {
  const button = open();
  fireEvent.pointerEnter(button, { pointerType: "mouse" });
  wait(200);
  fireEvent.click(button);
  expect(isOpen(button)).toBe(true);
});

it("opens and closes with taps, without a delay", () => {
  const button = open();
  fireEvent.pointerEnter(button, { pointerType: "touch" });
  wait(500);
  expect(isOpen(button)).toBe(false);
  fireEvent.click(button);
  expect(isOpen(button)).toBe(true);
  fireEvent.click(button);
  expect(isOpen(button)).toBe(false);
});

it("closes with Escape and with a press elsewhere", () => {
  const button = open();
  fireEvent.click(button);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(isOpen(button)).toBe(false);
  fireEvent.click(button);
  fireEvent.pointerDown(document.body);
  expect(isOpen(button)).toBe(false);
});
