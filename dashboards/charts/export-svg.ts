// What a drawing takes from the style sheets; as attributes, they travel with the file.
const carried = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "paint-order",
] as const;

/** A copy of a drawing whose looks are attributes, without the parts that only answer. */
function copyLooks(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const answering = copy.querySelectorAll(".marks");
  inlineLooks(drawing, copy);
  for (const part of answering) part.remove();
  return copy;
}

function inlineLooks(from: Element, to: Element): void {
  const looks = getComputedStyle(from);
  for (const name of carried) {
    const value = looks.getPropertyValue(name);
    // A pattern is named by its id, wherever the page is.
    const isPattern = value.startsWith("url(");
    if (value !== "" && !isPattern) to.setAttribute(name, value);
  }
  to.removeAttribute("class");
  for (const [at, child] of [...from.children].entries()) inlineLooks(child, to.children[at]!);
}
