// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDelayedOpen } from "./use-delayed-open.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it("opens after its delay and closes after its own", () => {
  const { result } = renderHook(() => useDelayedOpen(200, 100));
  act(() => result.current.openSoon());
  wait(199);
  expect(result.current.isOpen).toBe(false);
  wait(1);
  expect(result.current.isOpen).toBe(true);
  act(() => result.current.closeSoon());
  wait(99);
  expect(result.current.isOpen).toBe(true);
  wait(1);
  expect(result.current.isOpen).toBe(false);
});

it("stays closed when the pointer only passes over", () => {
  const { result } = renderHook(() => useDelayedOpen(200, 100));
  act(() => result.current.openSoon());
  wait(150);
  act(() => result.current.closeSoon());
  wait(1000);
  expect(result.current.isOpen).toBe(false);
});

it("stays open when the pointer comes back before the delay is over", () => {
  const { result } = renderHook(() => useDelayedOpen(200, 100));
  act(() => result.current.openNow());
  act(() => result.current.closeSoon());
  wait(50);
  act(() => result.current.openSoon());
  wait(1000);
  expect(result.current.isOpen).toBe(true);
});

it("closes at once and cancels a pending opening", () => {
  const { result } = renderHook(() => useDelayedOpen(200, 100));
  act(() => result.current.openSoon());
  act(() => result.current.closeNow());
  wait(1000);
  expect(result.current.isOpen).toBe(false);
});
