// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { keepEarlyInput } from "./keep-early-input.ts";

const markup = `<input type="checkbox"><input type="range">`;
let done: string[];

beforeEach(() => {
  done = [];
  document.body.innerHTML = `<div id="report">${markup}</div>`;
  keepEarlyInput(document.querySelector("#report")!);
});

it("repeats what was done once, on what stands in the place of what is gone", () => {
  const [box, slider] = document.querySelectorAll("input");
  box!.click();
  box!.click();
  box!.click();
  slider!.value = "7";
  slider!.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("#report")!.innerHTML = markup;
  for (const type of ["click", "input"]) {
    document.addEventListener(type, ({ target }) => done.push(`${type} ${nameOf(target)}`));
  }
  dispatchEvent(new Event("report-ready"));
  expect(done.filter((event) => !event.startsWith("input check"))).toEqual([
    "click checkbox",
    "input range",
  ]);
  expect(document.querySelector<HTMLInputElement>("[type=checkbox]")!.checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>("[type=range]")!.value).toBe("7");
});

function nameOf(target: EventTarget | null): string {
  return (target as HTMLInputElement).type;
}
