// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { reportAfterPaint } from "./report-after-paint.ts";

test("what a form misses is told once, after the task in which it was sent, as the browser does it", async () => {
  document.body.innerHTML = `<form><input required><input required></form>`;
  const shown: boolean[] = [];
  const check = () => {
    for (const field of document.querySelectorAll("input"))
      shown.push(field.dispatchEvent(new Event("invalid", { cancelable: true })));
    return false;
  };
  const report = vi.fn<() => boolean>(check);
  Object.assign(document.querySelector("form")!, { reportValidity: report });
  reportAfterPaint();
  check();
  expect(shown).toEqual([false, false]);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(shown).toEqual([false, false, true, true]);
  check();
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2));
});
