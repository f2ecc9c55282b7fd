import { mapNumbers, placeAttribute } from "./place-numbers.ts";

/** Below this nothing is laid out. */
const leastWidth = 200;

/** Lays the stills of a document out in the widths that they have, before the first paint and whenever these change (026). */
export function stretchStills(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (contentRect.width > 0)
        stretch(target, Math.max(Math.round(contentRect.width), leastWidth));
    }
  });
  for (const { parentElement } of document.querySelectorAll(".still.shown")) {
    observer.observe(parentElement!);
  }
}

/** Shows the still of a box that is drawn for about a width, moved by its slopes. */
function stretch(box: Element, width: number): void {
  const stills = [...box.querySelectorAll<SVGSVGElement>(":scope > .still")];
  const fitting = stills.findLast(({ dataset }) => Number(dataset["from"]) <= width) ?? stills[0];
  for (const still of stills) still.classList.toggle("shown", still === fitting);
  if (fitting === undefined) return;
  const wider = width - fitting.width.baseVal.value;
  const slopes = fitting.dataset["slopes"]!.split(",").map(Number);
  let index = 0;
  for (const element of [fitting, ...fitting.querySelectorAll("*")]) {
    for (const attribute of element.attributes) {
      if (placeAttribute.test(attribute.name)) {
        attribute.value = mapNumbers(
          attribute.value,
          (number) => number + (slopes[index++] ?? 0) * wider,
        );
      }
    }
  }
}
