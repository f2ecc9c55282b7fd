import { mapNumbers, placeAttribute } from "./place-numbers.ts";

/** Least width that a drawing is laid out for, in px. */
const leastWidth = 200;

/**
 * Stretches the static drawings of a document to their widths, before the first paint and whenever these change (026).
 */
export function stretchStills(): void {
  const boxes = Array.from(
    document.querySelectorAll(".still.shown"),
    (still) => still.parentElement!,
  );
  // All widths are read before anything is written, so that layout runs once.
  const widths = boxes.map(({ clientWidth }) => clientWidth);
  for (const [at, box] of boxes.entries()) stretch(box, widths[at]!);
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) stretch(target, Math.round(contentRect.width));
  });
  for (const box of boxes) observer.observe(box);
}

/** Shows the static drawing of a box that covers a width, with its numbers moved by their slopes. */
function stretch(box: Element, boxWidth: number): void {
  if (boxWidth === 0) return;
  const width = Math.max(boxWidth, leastWidth);
  const stills = [...box.querySelectorAll<SVGSVGElement>(":scope > .still")];
  const fitting = stills.findLast(({ dataset }) => Number(dataset["from"]) <= width) ?? stills[0];
  for (const still of stills) still.classList.toggle("shown", still === fitting);
  const wider = width - (fitting?.width.baseVal.value ?? width);
  if (fitting === undefined || wider === 0) return;
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
