import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retry } from "./retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tries again after a second, and once more after three", async () => {
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("lost"))
    .mockRejectedValueOnce(new Error("lost"))
    .mockResolvedValueOnce("here");
  const result = retry(attempt);
  await vi.advanceTimersByTimeAsync(999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await result).toBe("here");
});

it("gives up after the third attempt", async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("gone"));
  const failure = expect(retry(attempt)).rejects.toThrow("gone");
  await vi.runAllTimersAsync();
  await failure;
  expect(attempt).toHaveBeenCalledTimes(3);
});
