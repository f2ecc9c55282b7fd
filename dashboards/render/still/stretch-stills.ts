import { mapNumbers, placeAttribute } from "./place-numbers.ts";

/** Below this nothing is laid out. */
const leastWidth = 200;

/** Lays the stills of a document out in the widths that they have: what they were drawn for, moved by their slopes (026). */
export function stretchStills(): void {
  const shown = [...document.querySelectorAll<SVGSVGElement>("svg[data-slopes]")].filter((still) =>
    still.checkVisibility(),
  );
  // All widths are read before anything is written.
  const widths = shown.map((still) => Math.max(still.parentElement!.clientWidth, leastWidth));
  for (const [at, still] of shown.entries()) {
    const wider = widths[at]! - still.width.baseVal.value;
    const slopes = still.dataset["slopes"]!.split(",").map(Number);
    let index = 0;
    for (const element of [still, ...still.querySelectorAll("*")]) {
      for (const attribute of element.attributes) {
        if (placeAttribute.test(attribute.name)) {
          attribute.value = mapNumbers(
            attribute.value,
            (number) => number + (slopes[index++] ?? 0) * wider,
          );
        }
      }
    }
    // Heights that follow no slope (`write-heights.ts`).
    for (const piece of still.dataset["heights"]?.split(" ") ?? []) {
      const [from, height, slope] = piece.split(",").map(Number) as [number, number, number];
      if (widths[at]! >= from) {
        still.setAttribute("height", `${height + slope * (widths[at]! - from)}`);
      }
    }
  }
}
