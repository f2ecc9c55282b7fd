// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastProvider, useToast, type Toast } from "./toast.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Trigger({ toast }: { toast: Toast }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      {toast.title}
    </button>
  );
}

function open(): void {
  render(
    <ToastProvider label="Notices" dismissLabel="Dismiss">
      <main tabIndex={-1}>
        <Trigger toast={{ kind: "info", title: "First", description: "Saved" }} />
        <Trigger toast={{ kind: "error", title: "Second", description: "Lost" }} />
      </main>
    </ToastProvider>,
  );
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const focus = (name: string) => act(() => screen.getByRole("button", { name }).focus());
const focused = () => document.activeElement?.textContent;

it("closes after 7 s, an error only when it is dismissed", () => {
  open();
  press("First");
  wait(6999);
  expect(screen.getByRole("status").textContent).toContain("Saved");
  wait(1);
  expect(screen.getByRole("status").textContent).toBe("");
  press("Second");
  wait(60_000);
  expect(screen.getByRole("alert").textContent).toContain("Lost");
  press("Dismiss");
  expect(screen.getByRole("alert").textContent).toBe("");
});

it("stays while it is hovered or focused, and restarts its timer after", () => {
  open();
  press("First");
  const card = screen.getByRole("status").firstElementChild;
  if (card === null) throw new Error("no card");
  fireEvent.pointerEnter(card);
  wait(60_000);
  fireEvent.pointerLeave(card);
  focus("Dismiss");
  wait(60_000);
  expect(screen.getByRole("status").textContent).toContain("Saved");
  focus("First");
  wait(7000);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("closes by itself after another was dismissed while hovered and focused", () => {
  open();
  press("First");
  const card = screen.getByRole("status").firstElementChild;
  if (card === null) throw new Error("no card");
  fireEvent.pointerEnter(card);
  focus("Dismiss");
  press("Dismiss");
  press("First");
  wait(7000);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("gives the focus back where it came from, or to the page's content", () => {
  open();
  focus("First");
  press("First");
  focus("Dismiss");
  press("Dismiss");
  expect(focused()).toBe("First");
  act(() => (document.activeElement as HTMLElement).blur());
  press("First");
  focus("Dismiss");
  press("Dismiss");
  expect(document.activeElement?.tagName).toBe("MAIN");
});

it("gives the focus back when another notice takes its place", () => {
  open();
  focus("First");
  press("First");
  focus("Dismiss");
  press("Second");
  expect(focused()).toBe("First");
  expect(screen.getByRole("alert").textContent).toContain("Lost");
});
