// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { trimLooks } from "./trim-looks.ts";

function trim(shapes: string): string {
  document.body.innerHTML = `<svg>${shapes}</svg>`;
  const drawing = document.querySelector("svg")!;
  trimLooks(drawing);
  return drawing.innerHTML;
}

it("keeps of a shape what shows", () => {
  const idle = 'stroke="none" stroke-width="2px" fill-opacity="1" font-size="13px" opacity="1"';
  expect(trim(`<rect width="5" fill="rgb(1, 2, 3)" ${idle}></rect>`)).toBe(
    '<rect width="5" fill="rgb(1, 2, 3)"></rect>',
  );
  expect(trim('<path d="M0 0h5" fill="none" stroke="red" stroke-width="2px"></path>')).toBe(
    '<path d="M0 0h5" fill="none" stroke="red" stroke-width="2px"></path>',
  );
});

it("drops what cannot be seen, and groups that place nothing", () => {
  expect(trim('<g aria-hidden="true"><path d="" fill="none" stroke="none"></path></g>')).toBe("");
  expect(trim('<g transform="translate(0 9)" fill="red"><path fill="red"></path></g>')).toBe(
    '<g transform="translate(0 9)"><path fill="red"></path></g>',
  );
  expect(trim('<path d="" fill="red"></path>')).toBe("");
});
